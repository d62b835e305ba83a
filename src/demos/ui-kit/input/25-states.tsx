import { Stack } from '@chakra-ui/react'
import { TextField } from '@/ui/forms/field.tsx'

export const meta = { title: 'Estados' }

export default () => (
  <Stack gap="4">
    <TextField label="Somente leitura" readOnly defaultValue="Protocolo 2026-000123" />
    <TextField label="Indisponível" disabled defaultValue="Preenchido pela empresa" />
    <TextField label="Com erro" defaultValue="ana@" error="Complete o e-mail: falta o que vem depois do @" />
  </Stack>
)
