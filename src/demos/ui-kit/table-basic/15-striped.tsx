import { Products } from './products.tsx'

export const meta = {
  title: 'Listrada',
  description: 'A linha apontada se destaca.',
}

export default () => <Products label="Produtos em listras" striped interactive />
