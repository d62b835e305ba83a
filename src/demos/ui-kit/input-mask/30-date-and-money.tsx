import { Stack } from '@chakra-ui/react'
import { MaskTrial } from './mask-trial.tsx'

export const meta = { title: 'Data e moeda' }

export default () => (
  <Stack gap="5">
    <MaskTrial mask="date" help="Recusa dias que não existem, como 30/02." />
    <MaskTrial mask="money" help="Digite a vírgula para os centavos." />
  </Stack>
)
