import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export function LongTexts() {
  const text = 'Associação Exemplo dos Produtores Rurais e Artesãos do Vale do Rio Imaginário Ltda.'
  return (
    <Flex direction="column" gap="4">
      <Labelled label="Uma linha">
        <Text truncate title={text}>
          {text}
        </Text>
      </Labelled>
      <Labelled label="Duas linhas">
        <Text lineClamp="2" maxW="36ch" title={text}>
          {text}
        </Text>
      </Labelled>
      <Labelled label="Quebra em qualquer letra">
        <Text overflowWrap="anywhere" maxW="24ch" fontFamily="mono">
          5f2b9c1e7a4d4f0e9b3c8d6a1e2f7b90
        </Text>
      </Labelled>
      <Labelled label="Algarismos de mesma largura">
        <Text fontVariantNumeric="tabular-nums" textAlign="end" width="12ch">
          1.111,11
          <br />
          8.888,88
        </Text>
      </Labelled>
    </Flex>
  )
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box minW="0">
      <Text textStyle="small" color="fg.muted" mb="0.5">
        {label}
      </Text>
      {children}
    </Box>
  )
}

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
export function Alignment() {
  return (
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
}
