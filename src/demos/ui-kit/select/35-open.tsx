import { OpenList } from './open-list.tsx'

export const meta = { title: 'Sempre aberta' }

export default () => <OpenList label="Sede" />
