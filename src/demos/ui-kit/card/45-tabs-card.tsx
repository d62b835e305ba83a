import { Box, Card, Flex, Tabs, Text } from '@chakra-ui/react'
import { cardSlotRecipe, tabsSlotRecipe } from '@chakra-ui/react/theme'
import { cast } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { Small } from '../basics.tsx'
import { WeekBars } from './week-bars.tsx'

export const meta = { title: 'Com abas' }

const days = ['segunda', 'terça', 'quarta', 'quinta', 'sexta'].map((name, index) => ({
  name,
  value: [31, 44, 38, 52, 27][index] ?? 0,
}))

const notes = [
  'Concluiu doze cadastros.',
  'Fechou o mês sem pendências.',
  'Respondeu em média em dois minutos.',
]

/** Tabs in the header share the card's frame. */
export default () => (
  <Card.Root recipe={cardSlotRecipe} size="sm" overflow="hidden">
    <Tabs.Root recipe={tabsSlotRecipe} defaultValue="semana" colorPalette="primary" lazyMount>
      <Flex px="4" pt="2" bg="bg.subtle" borderBottomWidth="1px">
        <Tabs.List borderBottomWidth="0">
          <Tabs.Trigger value="semana">Semana</Tabs.Trigger>
          <Tabs.Trigger value="equipe">Equipe</Tabs.Trigger>
        </Tabs.List>
      </Flex>
      <Tabs.Content value="semana" p="4" minH="200px">
        <WeekBars counts={days} />
      </Tabs.Content>
      <Tabs.Content value="equipe" p="4" minH="200px">
        <Flex as="ul" direction="column" gap="3" listStyleType="none">
          {cast.slice(0, notes.length).map(({ id, name }, index) => (
            <Flex as="li" key={id} gap="3" align="center">
              <Portrait image={id} name={name} />
              <Box>
                <Text fontWeight="600">{name}</Text>
                <Small>{notes[index]}</Small>
              </Box>
            </Flex>
          ))}
        </Flex>
      </Tabs.Content>
    </Tabs.Root>
  </Card.Root>
)
