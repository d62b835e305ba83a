import { Products } from './products.tsx'

export const meta = { title: 'Colunas separadas' }

export default () => <Products label="Produtos em colunas" variant="outline" size="sm" showColumnBorder />
