import { Badge, Box, Flex, Table, Text } from '@chakra-ui/react'
import { type CastMember, cast } from '../../parts/cast.ts'
import { dayFromToday, formatNumericDay } from '../../parts/days.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { ProgressBar } from '../../parts/progress-bar.tsx'
import { Small } from '../basics.tsx'
import { tableRecipe } from '../mirrored-recipes.ts'
import { TableScroll } from '../table-scroll.tsx'

export const meta = {
  title: 'Equipe',
  description: 'Retratos, situação e uso; em telas estreitas cada linha vira um cartão.',
  isWide: true,
}

type TeamState = 'active' | 'away' | 'invited' | 'blocked'

const teamStates: Record<TeamState, { name: string; palette: string }> = {
  active: { name: 'Ativa', palette: 'success' },
  away: { name: 'De férias', palette: 'warning' },
  invited: { name: 'Convite enviado', palette: 'primary' },
  blocked: { name: 'Bloqueada', palette: 'danger' },
}

const states: TeamState[] = ['active', 'active', 'away', 'active', 'invited', 'blocked']

type TeamRow = CastMember & { state: TeamState; queries: number; limit: number; lastDay: string }

/** Use of the month per person: invented, the same on each call. */
const team: TeamRow[] = cast.slice(0, 6).map((person, index) => ({
  ...person,
  state: states[index] ?? 'active',
  queries: 40 + ((index * 137) % 160),
  limit: 200,
  lastDay: dayFromToday(-index * index),
}))

/** Portraits, badges and progress. Below 640 px each row becomes a card with labels. */
export default () => (
  <TableScroll label="Equipe e uso do mês" maxH="none">
    <Table.Root recipe={tableRecipe} interactive role="table" css={cardsCss}>
      <Table.Header role="rowgroup">
        <Table.Row role="row">
          {['Pessoa', 'Situação', 'Uso do mês', 'Último acesso'].map((name, index) => (
            <Table.ColumnHeader
              key={name}
              scope="col"
              role="columnheader"
              textAlign={index === 3 ? 'end' : undefined}
            >
              {name}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body role="rowgroup">
        {team.map(({ id, name, role, state, queries, limit, lastDay }) => (
          <Table.Row key={id} role="row">
            <Table.Cell role="cell" data-lead>
              <Flex align="center" gap="3">
                <Portrait image={id} name={name} />
                <Box minW="0">
                  <Text fontWeight="500">{name}</Text>
                  <Small>{role}</Small>
                </Box>
              </Flex>
            </Table.Cell>
            <Table.Cell role="cell" data-label="Situação">
              <Badge colorPalette={teamStates[state].palette}>{teamStates[state].name}</Badge>
            </Table.Cell>
            <Table.Cell role="cell" data-label="Uso do mês" minW="11rem">
              <ProgressBar label={`Uso de ${name}`} value={Math.round((queries / limit) * 100)} />
            </Table.Cell>
            <Table.Cell
              role="cell"
              data-label="Último acesso"
              textAlign="end"
              fontVariantNumeric="tabular-nums"
            >
              {formatNumericDay(lastDay)}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  </TableScroll>
)

// `display` would take the roles of the table's elements away; they are set above.
const cardsCss = {
  smDown: {
    '&, & tbody, & tr, & td': { display: 'block' },
    '& thead': { srOnly: true },
    '& tr': { py: '3', borderBottomWidth: '1px' },
    '& td': { display: 'flex', justifyContent: 'space-between', gap: '4', borderWidth: '0', py: '1' },
    '& td > *': { minW: '0' },
    '& td[data-label]::before': { content: 'attr(data-label)', color: 'fg.muted' },
    '& td > [role=progressbar], & td > div:has([role=progressbar])': { flex: '0 1 10rem' },
  },
} as const
