import { Table } from '@chakra-ui/react'
import { tableRecipe } from '../mirrored-recipes.ts'
import { TableScroll } from '../table-scroll.tsx'
import { money } from './shared.tsx'

export const meta = { title: 'Cabeçalho fixo', description: 'Role a tabela: o cabeçalho continua à vista.' }

const lines = Array.from({ length: 20 }, (_, index) => index + 1)

export default () => (
  <TableScroll label="Parcelas">
    <Table.Root recipe={tableRecipe} size="sm" stickyHeader fontVariantNumeric="tabular-nums">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader scope="col">Parcela</Table.ColumnHeader>
          <Table.ColumnHeader scope="col" textAlign="end">
            Valor
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {lines.map((line) => (
          <Table.Row key={line}>
            <Table.Cell>{line} de 20</Table.Cell>
            <Table.Cell textAlign="end">{money.format(149.9)}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  </TableScroll>
)
