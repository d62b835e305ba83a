import { Stack } from '@chakra-ui/react'
import { MaskTrial } from './mask-trial.tsx'

export const meta = { title: 'Contato e endereço' }

export default () => (
  <Stack gap="5">
    <MaskTrial mask="phone" help="Fixo ou celular: a máscara muda com o nono dígito." />
    <MaskTrial mask="cep" />
  </Stack>
)
