import { DateField } from './date-field.tsx'

export const meta = {
  title: 'Calendário',
  description: 'Digite ou escolha; setas andam por dias, Page Up e Page Down por meses.',
}

export default () => <DateField label="Vencimento" />
