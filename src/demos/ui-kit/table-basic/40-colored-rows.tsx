import { Badge, Table } from '@chakra-ui/react'
import { organisations } from '../../parts/cast.ts'
import { tableRecipe } from '../mirrored-recipes.ts'
import { TableScroll } from '../table-scroll.tsx'
import { money } from './shared-plain-tables.tsx'

export const meta = { title: 'Linhas coloridas', description: 'A palavra diz o mesmo que a cor.' }

const rowStates = [
  { palette: 'success', word: 'Em dia' },
  { palette: 'warning', word: 'Vence hoje' },
  { palette: 'danger', word: 'Vencida' },
  { palette: 'primary', word: 'Nova' },
]

/** Colored rows; a word says the same. */
export default () => (
  <TableScroll label="Faturas por situação">
    <Table.Root recipe={tableRecipe} size="sm">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader scope="col">Cliente</Table.ColumnHeader>
          <Table.ColumnHeader scope="col">Situação</Table.ColumnHeader>
          <Table.ColumnHeader scope="col" textAlign="end">
            Fatura
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rowStates.map(({ palette, word }, index) => (
          <Table.Row key={word} css={{ '&&': { bg: `${palette}.subtle` } }}>
            <Table.Cell>{organisations[index]?.name}</Table.Cell>
            <Table.Cell>
              <Badge colorPalette={palette} variant="solid">
                {word}
              </Badge>
            </Table.Cell>
            <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
              {money.format(320 + index * 145.5)}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  </TableScroll>
)
