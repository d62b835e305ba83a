import { Box, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Small } from '../basics.tsx'

export const meta = {
  title: 'Textos longos e números',
  description: 'Reticências, com o texto inteiro ao apontar; algarismos alinhados.',
}

export default function LongTexts() {
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

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box minW="0">
    <Small mb="0.5">{label}</Small>
    {children}
  </Box>
)
