import { Alert, Flex } from '@chakra-ui/react'
import { alertSlotRecipe } from '@chakra-ui/react/theme'
import { LuInfo } from 'react-icons/lu'

export const meta = { title: 'Variantes' }

export default () => (
  <Flex direction="column" gap="3">
    {(['subtle', 'surface', 'outline', 'solid'] as const).map((variant) => (
      <Alert.Root key={variant} recipe={alertSlotRecipe} variant={variant} colorPalette="info">
        <Alert.Indicator>
          <LuInfo />
        </Alert.Indicator>
        <Alert.Title>Variante {variant}</Alert.Title>
      </Alert.Root>
    ))}
  </Flex>
)
