import { Stack } from '@chakra-ui/react'
import { TextField } from '@/ui/forms/field.tsx'

export const meta = { title: 'Com rótulo e ajuda' }

/** The label is always visible; the placeholder is only an example. */
export default () => (
  <Stack gap="4">
    <TextField label="Nome completo" placeholder="Marina Exemplo do Vale" required autoComplete="off" />
    <TextField label="Apelido" help="É assim que a equipe vai ver você." autoComplete="off" />
  </Stack>
)
