import { Alert, Flex } from '@chakra-ui/react'
import { alertSlotRecipe } from '@chakra-ui/react/theme'
import { LuCircleCheck, LuCircleX, LuInfo, LuTriangleAlert } from 'react-icons/lu'

export const meta = { title: 'Gravidade' }

const kinds = [
  ['info', <LuInfo key="icon" />, 'A base foi atualizada hoje às 6h.'],
  ['success', <LuCircleCheck key="icon" />, 'O relatório está pronto.'],
  ['warning', <LuTriangleAlert key="icon" />, 'Restam dez consultas neste mês.'],
  ['danger', <LuCircleX key="icon" />, 'A fonte não respondeu.'],
] as const

export default () => (
  <Flex direction="column" gap="3">
    {kinds.map(([palette, icon, text]) => (
      <Alert.Root key={palette} recipe={alertSlotRecipe} colorPalette={palette}>
        <Alert.Indicator>{icon}</Alert.Indicator>
        <Alert.Title>{text}</Alert.Title>
      </Alert.Root>
    ))}
  </Flex>
)
