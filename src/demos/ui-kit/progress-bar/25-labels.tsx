import { Box, Flex, Text } from '@chakra-ui/react'
import { Small } from '../basics.tsx'

export const meta = { title: 'Valor dentro da barra', description: 'Com a meta marcada.' }

const goals = [
  { name: 'Cadastro', value: 72, palette: 'primary' },
  { name: 'Jurídico', value: 34, palette: 'warning' },
  { name: 'Logística', value: 91, palette: 'success' },
] as const

/** The month's target in percent, marked by a line. */
const target = 80

/** The number inside the bar, and a target. */
export default () => (
  <Flex direction="column" gap="4">
    {goals.map(({ name, value, palette }) => (
      <Box key={name}>
        <Text mb="1">{name}</Text>
        <Box
          role="progressbar"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={value}
          aria-valuetext={`${value}%, ${value >= target ? 'meta alcançada' : `meta de ${target}%`}`}
          position="relative"
          height="6"
          bg="bg.emphasized"
          borderRadius="control"
          overflow="hidden"
        >
          <Flex
            align="center"
            justify="flex-end"
            height="full"
            px="2"
            bg={`${palette}.solid`}
            color={`${palette}.contrast`}
            textStyle="small"
            fontWeight="600"
            style={{ width: `${value}%` }}
          >
            {value}%
          </Flex>
          <Box
            position="absolute"
            insetBlock="0"
            width="2px"
            bg="fg"
            style={{ insetInlineStart: `${target}%` }}
          />
        </Box>
      </Box>
    ))}
    <Small>A linha marca a meta de {target}%.</Small>
  </Flex>
)
