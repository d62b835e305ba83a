import { Blockquote, Box, Code, chakra, Flex, Grid, Kbd, Link, List, Mark, Text } from '@chakra-ui/react'
import { blockquoteSlotRecipe, codeRecipe, listSlotRecipe, markRecipe } from '@chakra-ui/react/theme'
import { LuCircleCheck, LuCircleX } from 'react-icons/lu'
import { findCastMember } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { Muted, Small } from '../basics.tsx'

export const meta = {
  Weights: { title: 'Pesos' },
  Inline: { title: 'Dentro do texto' },
  Lists: { title: 'Listas' },
  Quote: { title: 'Citação' },
}

const weights = [
  ['normal', '400', 'Normal: o corpo do texto'],
  ['medium', '500', 'Médio: rótulos e nomes'],
  ['semibold', '600', 'Seminegrito: títulos e números'],
  ['bold', '700', 'Negrito: quase nunca'],
] as const

export const Weights = () => (
  <Grid templateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="3" alignItems="center">
    {weights.map(([weight, value, text]) => (
      <Box key={weight} display="contents">
        <Text aria-hidden="true" fontWeight={weight} fontSize="24px" lineHeight="1">
          Ag
        </Text>
        <Flex justify="space-between" gap="3">
          <Text fontWeight={weight}>{text}</Text>
          <Muted fontVariantNumeric="tabular-nums">{value}</Muted>
        </Flex>
      </Box>
    ))}
  </Grid>
)

export const Inline = () => (
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

const included = [
  ['Consultas por lote', true],
  ['Histórico de doze meses', true],
  ['Integração por API', false],
] as const

const terms = [
  ['Contratante', 'Padaria Amostra Ltda'],
  ['Vigência', 'Doze meses'],
  ['Reajuste', 'Uma vez por ano'],
] as const

export const Lists = () => (
  <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 200px), 1fr))" gap="6">
    <List.Root recipe={listSlotRecipe} ps="5" gap="1">
      <List.Item>Pessoa física</List.Item>
      <List.Item>
        Pessoa jurídica
        <List.Root recipe={listSlotRecipe} ps="5" mt="1">
          <List.Item>Matriz</List.Item>
          <List.Item>Filial</List.Item>
        </List.Root>
      </List.Item>
      <List.Item>Veículo</List.Item>
    </List.Root>
    <List.Root recipe={listSlotRecipe} as="ol" ps="5" gap="1">
      <List.Item>Escolha o módulo</List.Item>
      <List.Item>Informe o documento</List.Item>
      <List.Item>Leia o resultado</List.Item>
    </List.Root>
    <List.Root recipe={listSlotRecipe} variant="plain" gap="1.5">
      {included.map(([name, isIncluded]) => (
        <List.Item key={name} alignItems="center" gap="2" color={isIncluded ? 'fg' : 'fg.muted'}>
          <List.Indicator color={isIncluded ? 'fg.success' : 'fg.muted'} me="0">
            {isIncluded ? (
              <LuCircleCheck role="img" aria-label="Incluído:" />
            ) : (
              <LuCircleX role="img" aria-label="Não incluído:" />
            )}
          </List.Indicator>
          {name}
        </List.Item>
      ))}
    </List.Root>
    <Grid as="dl" templateColumns="auto 1fr" columnGap="4" rowGap="1.5" alignContent="start">
      {terms.map(([term, description]) => (
        <Flex key={term} display="contents">
          <Muted as="dt">{term}</Muted>
          <Text as="dd" fontWeight="500">
            {description}
          </Text>
        </Flex>
      ))}
    </Grid>
  </Grid>
)

export function Quote() {
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
            <Small>{role}</Small>
          </Box>
        </Flex>
      </chakra.figure>
    </Flex>
  )
}
