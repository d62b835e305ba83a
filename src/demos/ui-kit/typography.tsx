import { Blockquote, Box, Code, chakra, Flex, Grid, Kbd, Link, Mark, Text } from '@chakra-ui/react'
import { blockquoteSlotRecipe, codeRecipe, markRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'
import { LuCopy } from 'react-icons/lu'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { findCastMember } from '../parts/cast.ts'
import { IconAction } from '../parts/icon-action.tsx'
import { Portrait } from '../parts/portrait.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'
import { Lists } from './typography/lists.tsx'
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

function LongTexts() {
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
function Alignment() {
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
      <Specimen title="Alinhamento e decoração" code="Alignment">
        <Alignment />
      </Specimen>
    </SpecimenPage>
  )
}
