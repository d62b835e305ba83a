import { Grid } from '@chakra-ui/react'
import { TextField } from '@/ui/forms/field.tsx'
import { formatToday } from '../dates/days.ts'

export const meta = { title: 'Nativos com limites' }

export default function Limited() {
  const today = formatToday()
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
      <TextField label="Nascimento" type="date" min="1900-01-01" max={today} help="Até hoje." />
      <TextField label="Entrega" type="date" min={today} max="2099-12-31" help="De hoje em diante." />
      <TextField
        label="Atendimento"
        type="time"
        min="08:00"
        max="18:00"
        step={1800}
        defaultValue="09:30"
        help="Das 8h às 18h, de meia em meia hora."
      />
    </Grid>
  )
}
