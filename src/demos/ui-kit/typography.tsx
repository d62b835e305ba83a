import { Blockquote, Box, Code, chakra, Flex, Kbd, Link, List, Mark, Text } from '@chakra-ui/react'
import { blockquoteSlotRecipe, codeRecipe, listSlotRecipe, markRecipe } from '@chakra-ui/react/theme'
import { LuCopy } from 'react-icons/lu'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { IconAction } from '../parts/icon-action.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'

const styles = [
  ['h1', '24/30', 'Título da página'],
  ['h2', '20/26', 'Título de uma seção'],
  ['h3', '15/20', 'Título de um painel'],
  ['body', '14/20', 'Texto corrido, o tamanho de quase tudo'],
  ['small', '12/16', 'Explicações e rodapés'],
  ['figure', '28/34', '1.284'],
  ['overline', '11/16', 'Cabeçalho do menu'],
] as const

/** Text styles of the theme. The level of a heading is independent of its style; these are plain texts. */
function TextStyles() {
  return (
    <Flex direction="column" gap="4">
      {styles.map(([style, size, text]) => (
        <Flex
          key={style}
          position="relative"
          align="baseline"
          columnGap="4"
          pe="10"
          direction={{ base: 'column', sm: 'row' }}
        >
          <Text
            color="fg.muted"
            textStyle="small"
            width="28"
            flexShrink="0"
            fontVariantNumeric="tabular-nums"
          >
            {style} · {size}
          </Text>
          <Text textStyle={style} flex="1" minW="0">
            {text}
          </Text>
          <IconAction
            size="xs"
            position="absolute"
            insetEnd="0"
            top="calc(50% - 14px)"
            label={`Copiar o estilo ${style}`}
            icon={<LuCopy />}
            onClick={() => void copyText(() => `textStyle="${style}"`, `Estilo ${style} copiado`)}
          />
        </Flex>
      ))}
    </Flex>
  )
}

function Weights() {
  return (
    <Flex direction="column" gap="2">
      <Text fontWeight="normal">Normal: o corpo do texto</Text>
      <Text fontWeight="medium">Médio: rótulos e nomes</Text>
      <Text fontWeight="semibold">Seminegrito: títulos e números</Text>
      <Text fontWeight="bold">Negrito: quase nunca</Text>
    </Flex>
  )
}

function Inline() {
  return (
    <Text lineHeight="tall">
      Um texto pode ter <strong>ênfase forte</strong>, <em>ênfase</em>, um{' '}
      <Mark recipe={markRecipe} variant="subtle" colorPalette="warning" px="1">
        trecho marcado
      </Mark>
      , um{' '}
      <Link href="#page-title" variant="underline">
        link para o começo
      </Link>
      , <Code recipe={codeRecipe}>código</Code>, uma tecla como <Kbd>Ctrl</Kbd> e um{' '}
      <abbr title="Cadastro de Pessoas Físicas">CPF</abbr>, que não se quebra:{' '}
      <Box as="span" whiteSpace="nowrap">
        529.982.247-25
      </Box>
      .
    </Text>
  )
}

function Lists() {
  return (
    <Flex gap="8" wrap="wrap">
      <List.Root recipe={listSlotRecipe} ps="5">
        <List.Item>Pessoa física</List.Item>
        <List.Item>Pessoa jurídica</List.Item>
        <List.Item>Veículo</List.Item>
      </List.Root>
      <List.Root recipe={listSlotRecipe} as="ol" ps="5">
        <List.Item>Escolha o módulo</List.Item>
        <List.Item>Informe o documento</List.Item>
        <List.Item>Leia o resultado</List.Item>
      </List.Root>
    </Flex>
  )
}

function Quote() {
  return (
    <Blockquote.Root recipe={blockquoteSlotRecipe} colorPalette="primary">
      <Blockquote.Content>Números alinhados se comparam sem esforço; o que pisca distrai.</Blockquote.Content>
      <Blockquote.Caption>Guia de estilo deste painel</Blockquote.Caption>
    </Blockquote.Root>
  )
}

function LongTexts() {
  const text = 'Associação Exemplo dos Produtores Rurais e Artesãos do Vale do Rio Imaginário Ltda.'
  return (
    <Flex direction="column" gap="3">
      <Text truncate title={text}>
        {text}
      </Text>
      <Text lineClamp="2" maxW="36ch" title={text}>
        {text}
      </Text>
      <Text fontVariantNumeric="tabular-nums" textAlign="end" maxW="24ch">
        1.111,11
        <br />
        8.888,88
      </Text>
    </Flex>
  )
}

/** Headings, a lead, running text and a definition list, in the order of a help page. */
function Article() {
  return (
    <chakra.article css={articleCss}>
      <Text textStyle="h1" as="h3">
        Como ler um resultado
      </Text>
      <Text color="fg.muted" fontSize="16px" lineHeight="24px">
        Um resultado reúne o que cada fonte respondeu, na ordem em que se lê um documento.
      </Text>
      <Text>
        Comece pelo resumo: ele diz em uma linha o que mudou desde a última consulta. Depois abra os blocos;
        os que a fonte não respondeu ficam por último, com o motivo.
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
      <Text textStyle="small" color="fg.muted">
        Área em m<sup>2</sup>, água como H<sub>2</sub>O, preço <del>R$ 15,00</del> <ins>R$ 12,00</ins>.
      </Text>
    </chakra.article>
  )
}

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

function CodeBlock() {
  return (
    <chakra.pre
      tabIndex={0}
      role="group"
      aria-label="Exemplo de resposta"
      dir="ltr"
      p="4"
      overflow="auto"
      bg="bg.subtle"
      borderWidth="1px"
      borderRadius="control"
      fontFamily="mono"
      fontSize="xs"
      focusVisibleRing="outside"
    >
      <code>{answer}</code>
    </chakra.pre>
  )
}

export default function TypographyPage() {
  return (
    <SpecimenPage source={() => import('./typography.tsx?raw')}>
      <Specimen title="Estilos" description="Tamanho e entrelinha em pixels." code="TextStyles" isWide>
        <TextStyles />
      </Specimen>
      <Specimen title="Pesos" code="Weights">
        <Weights />
      </Specimen>
      <Specimen title="Dentro do texto" code="Inline">
        <Inline />
      </Specimen>
      <Specimen title="Listas" code="Lists">
        <Lists />
      </Specimen>
      <Specimen title="Citação" code="Quote">
        <Quote />
      </Specimen>
      <Specimen title="Artigo" description="Uma página de ajuda, com até 65 letras por linha." code="Article">
        <Article />
      </Specimen>
      <Specimen title="Bloco de código" code="CodeBlock">
        <CodeBlock />
      </Specimen>
      <Specimen
        title="Textos longos e números"
        description="Reticências, com o texto inteiro ao apontar; algarismos alinhados."
        code="LongTexts"
      >
        <LongTexts />
      </Specimen>
    </SpecimenPage>
  )
}
