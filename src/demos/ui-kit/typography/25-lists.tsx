import { Flex, Grid, List, Text } from '@chakra-ui/react'
import { listSlotRecipe } from '@chakra-ui/react/theme'
import { LuCircleCheck, LuCircleX } from 'react-icons/lu'
import { Muted } from '../basics.tsx'

export const meta = { title: 'Listas' }

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

/** Bullets with a second level, numbers, marks with a meaning in words, and pairs of term and description. */
export default () => (
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
