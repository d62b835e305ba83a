import { OpenList } from './open-list.tsx'

export const meta = { title: 'Sempre aberta, múltipla' }

export default () => <OpenList label="Filiais" multiple />
