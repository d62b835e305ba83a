import { OpenCalendar } from './date-field.tsx'

export const meta = { title: 'Calendário aberto' }

export default () => <OpenCalendar />
