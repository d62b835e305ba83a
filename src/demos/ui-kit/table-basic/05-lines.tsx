import { Products } from './products.tsx'

export const meta = { title: 'Em linhas' }

export default () => <Products label="Produtos em linhas" variant="line" />
