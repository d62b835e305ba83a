import { Alert, Flex } from '@chakra-ui/react'
import { alertSlotRecipe } from '@chakra-ui/react/theme'
import { LuCalendarClock, LuGift, LuWifiOff } from 'react-icons/lu'

export const meta = { title: 'Tamanhos', description: 'Com o ícone do assunto.' }

const sizes = [
  ['sm', <LuWifiOff key="icon" />, 'Sem conexão: o que você escreve fica guardado.'],
  ['md', <LuGift key="icon" />, 'Você ganhou dez consultas neste mês.'],
  ['lg', <LuCalendarClock key="icon" />, 'O contrato termina em trinta dias.'],
] as const

/** Icons of the subject instead of those of the severity. */
export default () => (
  <Flex direction="column" gap="3">
    {sizes.map(([size, icon, text]) => (
      <Alert.Root key={size} recipe={alertSlotRecipe} size={size} variant="surface" colorPalette="secondary">
        <Alert.Indicator>{icon}</Alert.Indicator>
        <Alert.Title>{text}</Alert.Title>
      </Alert.Root>
    ))}
  </Flex>
)
