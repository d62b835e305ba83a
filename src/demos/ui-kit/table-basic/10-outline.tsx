import { Products } from './products.tsx'

export const meta = { title: 'Com contorno' }

export default () => <Products label="Produtos com contorno" variant="outline" />
