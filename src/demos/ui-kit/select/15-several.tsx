import { OwnSelect } from './own-select.tsx'

export const meta = { title: 'Própria, múltipla' }

export default () => <OwnSelect label="Capitais atendidas" multiple />
