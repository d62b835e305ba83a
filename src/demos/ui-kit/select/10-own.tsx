import { Stack } from '@chakra-ui/react'
import { OwnSelect } from './own-select.tsx'

export const meta = {
  title: 'Própria',
  description: 'Uma escolha, e uma lista agrupada.',
}

export default () => (
  <Stack gap="4">
    <OwnSelect label="Capital" />
    <OwnSelect label="Capital, por região" grouped />
    <OwnSelect label="Indisponível" disabled />
  </Stack>
)
