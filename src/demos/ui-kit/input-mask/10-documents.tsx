import { Stack } from '@chakra-ui/react'
import { MaskTrial } from './mask-trial.tsx'

export const meta = { title: 'Documentos', description: 'Os dígitos verificadores são conferidos.' }

export default () => (
  <Stack gap="5">
    <MaskTrial mask="cpf" help="Por exemplo 529.982.247-25." />
    <MaskTrial mask="cnpj" help="Aceita o alfanumérico, por exemplo 12.ABC.345/01DE-35." />
  </Stack>
)
