import { Flex, Grid, Text } from '@chakra-ui/react'

export const meta = { title: 'Alinhamento e decoração' }

const decorations = [
  ['Sublinhado', { textDecoration: 'underline', textUnderlineOffset: '3px' }],
  ['Riscado', { textDecoration: 'line-through' }],
  ['Itálico', { fontStyle: 'italic' }],
  ['caixa alta', { textTransform: 'uppercase' }],
  ['primeira letra', { textTransform: 'capitalize' }],
  ['Espaçado', { letterSpacing: '0.12em' }],
  ['Monoespaçado', { fontFamily: 'mono' }],
] as const

/** `start` and `end` follow the direction of the layout; left and right would not. */
export default () => (
  <Flex direction="column" gap="4">
    <Grid templateColumns="repeat(3, 1fr)" gap="2">
      {(['start', 'center', 'end'] as const).map((side) => (
        <Text key={side} textAlign={side} bg="bg.subtle" borderRadius="control" px="3" py="2">
          {side}
        </Text>
      ))}
    </Grid>
    <Text textAlign="justify" hyphens="auto" lang="pt-BR">
      Um texto justificado tem as duas margens retas. Com hifens, os espaços entre as palavras não se abrem
      demais; em colunas estreitas, prefira o alinhamento no começo.
    </Text>
    <Flex wrap="wrap" columnGap="5" rowGap="2">
      {decorations.map(([name, style]) => (
        <Text as="span" key={name} {...style}>
          {name}
        </Text>
      ))}
    </Flex>
  </Flex>
)
