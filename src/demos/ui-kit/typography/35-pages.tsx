import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { frame, Muted, Small } from '../basics.tsx'

export const meta = {
  Article: { title: 'Artigo', description: 'Uma página de ajuda, com até 65 letras por linha.' },
  CodeBlock: { title: 'Bloco de código' },
  LongTexts: {
    title: 'Textos longos e números',
    description: 'Reticências, com o texto inteiro ao apontar; algarismos alinhados.',
  },
  Alignment: { title: 'Alinhamento e decoração' },
}

export const Article = () => (
  <chakra.article css={articleCss}>
    <Text textStyle="h1" as="h3">
      Como ler um resultado
    </Text>
    <Muted fontSize="16px" lineHeight="24px">
      Um resultado reúne o que cada fonte respondeu, na ordem em que se lê um documento.
    </Muted>
    <Text>
      Comece pelo resumo: ele diz em uma linha o que mudou desde a última consulta. Depois abra os blocos; os
      que a fonte não respondeu ficam por último, com o motivo.
    </Text>
    <Text textStyle="h2" as="h4">
      Palavras que aparecem
    </Text>
    <dl>
      <dt>Fonte</dt>
      <dd>O serviço que respondeu, com a hora da resposta.</dd>
      <dt>Achado</dt>
      <dd>Um fato que merece atenção, como um prazo vencido.</dd>
    </dl>
    <Small>
      Área em m<sup>2</sup>, água como H<sub>2</sub>O, preço <del>R$ 15,00</del> <ins>R$ 12,00</ins>.
    </Small>
  </chakra.article>
)

const articleCss = {
  display: 'grid',
  gap: '3',
  maxW: '65ch',
  '& dt': { fontWeight: '600' },
  '& dd': { ps: '4', mb: '2', color: 'fg.muted' },
} as const

const answer = `{
  "cep": "01001-000",
  "logradouro": "Praça da Sé",
  "complemento": "lado ímpar",
  "bairro": "Sé",
  "localidade": "São Paulo",
  "uf": "SP",
  "ibge": "3550308",
  "ddd": "11"
}`

export const CodeBlock = () => (
  <chakra.pre
    {...frame}
    aria-label="Exemplo de resposta"
    dir="ltr"
    p="4"
    overflow="auto"
    bg="bg.subtle"
    textAlign="left"
    fontFamily="mono"
    fontSize="xs"
  >
    <code>{answer}</code>
  </chakra.pre>
)

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

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box minW="0">
    <Small mb="0.5">{label}</Small>
    {children}
  </Box>
)

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
export const Alignment = () => (
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
