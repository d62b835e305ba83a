import { PersonSelect } from '../choices/person-select.tsx'

export const meta = { title: 'Com retratos' }

export default () => <PersonSelect label="Quem revisa" />
