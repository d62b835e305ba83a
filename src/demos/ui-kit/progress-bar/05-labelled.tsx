import { Flex, Progress } from '@chakra-ui/react'
import { progressSlotRecipe } from '@chakra-ui/react/theme'

export const meta = { title: 'Com rótulo e valor' }

export default () => (
  <Flex direction="column" gap="5">
    {[20, 55, 100].map((value) => (
      <Progress.Root key={value} recipe={progressSlotRecipe} value={value}>
        <Flex justify="space-between" mb="1.5">
          <Progress.Label>{value === 100 ? 'Importação concluída' : 'Importando registros'}</Progress.Label>
          <Progress.ValueText />
        </Flex>
        <Progress.Track aria-label={value === 100 ? 'Importação concluída' : 'Importando registros'}>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
    ))}
  </Flex>
)
