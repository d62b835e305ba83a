import { Pages } from './pages.tsx'

export const meta = { title: 'Muitas páginas' }

export default () => (
  <Pages label="Páginas de processos" count={2400} pageSize={20} defaultPage={60} siblingCount={1} />
)
