import { Pages } from './pages.tsx'

export const meta = { title: 'Poucas páginas' }

export default () => <Pages label="Páginas de pessoas" count={84} pageSize={10} defaultPage={3} />
