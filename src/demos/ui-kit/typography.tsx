import { Blockquote, Box, Code, chakra, Flex, Grid, Kbd, Link, Mark, Text } from '@chakra-ui/react'
import { blockquoteSlotRecipe, codeRecipe, markRecipe } from '@chakra-ui/react/theme'
import { LuCopy } from 'react-icons/lu'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { findCastMember } from '../parts/cast.ts'
import { IconAction } from '../parts/icon-action.tsx'
import { Portrait } from '../parts/portrait.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'
import { Article } from './typography/article.tsx'
import { Lists } from './typography/lists.tsx'
import { Alignment, LongTexts } from './typography/long-texts.tsx'
import { TypeTester } from './typography/type-tester.tsx'

const styles = [
  ['figure', '28/34 · 650', '1.284', 'O número de um cartão'],
  ['h1', '24/30 · 650', 'Título da página', 'Um por página'],
  ['h2', '20/26 · 650', 'Título de uma seção', 'Partes de uma página longa'],
  ['h3', '15/20 · 600', 'Título de um painel', 'Painéis e diálogos'],
  ['lg', '18/28 · 400', 'Abertura de um artigo', 'Textos longos'],
  ['body', '14/20 · 400', 'Texto corrido, o tamanho de quase tudo', 'Campos, tabelas, botões'],
  ['small', '12/16 · 400', 'Explicações e rodapés', 'Sob um título ou um campo'],
  ['overline', '11/16 · 600', 'Cabeçalho do menu', 'Grupos de um menu'],
] as const

/** Text styles of the theme. The level of a heading is independent of its style; these are plain texts. */
function TextStyles() {
  return (
    <Flex as="ul" direction="column" listStyleType="none">
      {styles.map(([style, size, text, use]) => (
        <Grid as="li" key={style} css={styleRow}>
          <Box>
            <Text fontWeight="600">{style}</Text>
            <Text textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
              {size}
            </Text>
          </Box>
          <Text
            textStyle={style}
            minW="0"
            gridColumn={{ base: '1 / -1', md: 'auto' }}
            order={{ base: '1', md: '0' }}
          >
            {text}
          </Text>
          <Text textStyle="small" color="fg.muted" hideBelow="md">
            {use}
          </Text>
          <IconAction
            size="xs"
            label={`Copiar o estilo ${style}`}
            icon={<LuCopy />}
            onClick={() => void copyText(() => `textStyle="${style}"`, `Estilo ${style} copiado`)}
          />
        </Grid>
      ))}
    </Flex>
  )
}

const styleRow = {
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '120px minmax(0, 1fr) 220px auto' },
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  py: '2.5',
  borderBottomWidth: '1px',
  '&:last-child': { borderBottomWidth: '0', pb: '0' },
} as const

const weights = [
  ['normal', '400', 'Normal: o corpo do texto'],
  ['medium', '500', 'Médio: rótulos e nomes'],
  ['semibold', '600', 'Seminegrito: títulos e números'],
  ['bold', '700', 'Negrito: quase nunca'],
] as const

function Weights() {
  return (
    <Grid templateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="3" alignItems="center">
      {weights.map(([weight, value, text]) => (
        <Box key={weight} display="contents">
          <Text aria-hidden="true" fontWeight={weight} fontSize="24px" lineHeight="1">
            Ag
          </Text>
          <Flex justify="space-between" gap="3">
            <Text fontWeight={weight}>{text}</Text>
            <Text color="fg.muted" fontVariantNumeric="tabular-nums">
              {value}
            </Text>
          </Flex>
        </Box>
      ))}
    </Grid>
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

function Quote() {
  const { id, name, role } = findCastMember('noemia')
  return (
    <Flex direction="column" gap="5">
      <Blockquote.Root recipe={blockquoteSlotRecipe} colorPalette="primary">
        <Blockquote.Content>
          Números alinhados se comparam sem esforço; o que pisca distrai.
        </Blockquote.Content>
        <Blockquote.Caption>Guia de estilo deste painel</Blockquote.Caption>
      </Blockquote.Root>
      <chakra.figure textAlign="center" p="5" bg="bg.subtle" borderRadius="control">
        <Blockquote.Root recipe={blockquoteSlotRecipe} variant="plain" justify="center">
          <Blockquote.Content textStyle="lg">“Se cabe em doze palavras, não use vinte.”</Blockquote.Content>
        </Blockquote.Root>
        <Flex as="figcaption" justify="center" align="center" gap="3" mt="3" textAlign="start">
          <Portrait image={id} name={name} />
          <Box>
            <Text fontWeight="600">{name}</Text>
            <Text textStyle="small" color="fg.muted">
              {role}
            </Text>
          </Box>
        </Flex>
      </chakra.figure>
    </Flex>
  )
}

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
      textAlign="left"
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
      <Specimen
        title="Estilos"
        description="Tamanho e entrelinha em pixels, e o peso."
        code="TextStyles"
        isWide
      >
        <TextStyles />
      </Specimen>
      <Specimen
        title="Prova de texto"
        description="Escreva, mude os controles e copie as propriedades."
        code="TypeTester"
        source={() => import('./typography/type-tester.tsx?raw')}
        isWide
      >
        <TypeTester />
      </Specimen>
      <Specimen title="Pesos" code="Weights">
        <Weights />
      </Specimen>
      <Specimen title="Dentro do texto" code="Inline">
        <Inline />
      </Specimen>
      <Specimen title="Listas" code="Lists" source={() => import('./typography/lists.tsx?raw')}>
        <Lists />
      </Specimen>
      <Specimen title="Citação" code="Quote">
        <Quote />
      </Specimen>
      <Specimen
        title="Artigo"
        description="Uma página de ajuda, com até 65 letras por linha."
        code="Article"
        source={() => import('./typography/article.tsx?raw')}
      >
        <Article />
      </Specimen>
      <Specimen title="Bloco de código" code="CodeBlock">
        <CodeBlock />
      </Specimen>
      <Specimen
        title="Textos longos e números"
        description="Reticências, com o texto inteiro ao apontar; algarismos alinhados."
        code="LongTexts"
        source={() => import('./typography/long-texts.tsx?raw')}
      >
        <LongTexts />
      </Specimen>
      <Specimen
        title="Alinhamento e decoração"
        code="Alignment"
        source={() => import('./typography/long-texts.tsx?raw')}
      >
        <Alignment />
      </Specimen>
    </SpecimenPage>
  )
}
