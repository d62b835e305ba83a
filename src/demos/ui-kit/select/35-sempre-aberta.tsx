import { OpenList } from '../choices/open-list.tsx'

export const meta = { title: 'Sempre aberta' }

export default () => <OpenList label="Sede" />
