import { Flex, Progress } from '@chakra-ui/react'
import { progressSlotRecipe } from '@chakra-ui/react/theme'

export const meta = { title: 'Cores' }

const palettes = ['primary', 'secondary', 'success', 'info', 'warning', 'danger'] as const

export default () => (
  <Flex direction="column" gap="4">
    {palettes.map((palette, index) => (
      <Progress.Root key={palette} recipe={progressSlotRecipe} colorPalette={palette} value={30 + index * 12}>
        <Progress.Track aria-label={`Exemplo na cor ${palette}`}>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
    ))}
  </Flex>
)
