import { Flex, Progress } from '@chakra-ui/react'
import { progressSlotRecipe } from '@chakra-ui/react/theme'

export const meta = { title: 'Tamanhos' }

export default () => (
  <Flex direction="column" gap="4">
    {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
      <Progress.Root key={size} recipe={progressSlotRecipe} size={size} shape="full" value={60} striped>
        <Progress.Track aria-label={`Exemplo no tamanho ${size}`}>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
    ))}
  </Flex>
)
