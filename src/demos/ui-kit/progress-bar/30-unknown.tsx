import { Flex, Progress, Spinner, Text } from '@chakra-ui/react'
import { progressSlotRecipe } from '@chakra-ui/react/theme'
import { Row } from '../basics.tsx'

export const meta = { title: 'Sem fim conhecido' }

export default () => (
  <Flex direction="column" gap="5">
    <Progress.Root recipe={progressSlotRecipe} value={null}>
      <Progress.Label mb="1.5">Consultando a fonte…</Progress.Label>
      <Progress.Track aria-label="Consultando a fonte">
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
    <Row>
      <Spinner size="sm" color="primary.fg" aria-hidden="true" />
      <Text role="status">Carregando…</Text>
    </Row>
  </Flex>
)
