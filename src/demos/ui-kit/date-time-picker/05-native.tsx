import { Grid } from '@chakra-ui/react'
import { TextField } from '@/ui/forms/field.tsx'
import { twoColumns } from './shared.tsx'

export const meta = { title: 'Nativos', description: 'Data, hora, as duas e mês.' }

/** The browser's controls use the user's language and, on a phone, native pickers. */
export default () => (
  <Grid templateColumns={twoColumns} gap="4">
    <TextField label="Data" type="date" />
    <TextField label="Hora" type="time" />
    <TextField label="Data e hora" type="datetime-local" />
    <TextField label="Mês" type="month" placeholder="aaaa-mm" />
  </Grid>
)
