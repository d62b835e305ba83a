import { Grid } from '@chakra-ui/react'
import { TextField } from '@/ui/forms/field.tsx'

export const meta = { title: 'Nativos', description: 'Data, hora, as duas e mês.' }

/** The browser's controls use the user's language and, on a phone, native pickers. */
export default () => (
  <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
    <TextField label="Data" type="date" />
    <TextField label="Hora" type="time" />
    <TextField label="Data e hora" type="datetime-local" />
    <TextField label="Mês" type="month" placeholder="aaaa-mm" />
  </Grid>
)
