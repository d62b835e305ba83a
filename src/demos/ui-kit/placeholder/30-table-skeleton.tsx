import { Badge, Box, Skeleton, Table } from '@chakra-ui/react'
import { tableSlotRecipe } from '@chakra-ui/react/theme'
import { cast } from '../../parts/cast.ts'
import { dayFromToday, formatNumericDay } from '../../parts/days.ts'
import { Loaded } from './loaded.tsx'

export const meta = { title: 'Tabela', description: 'O cabeçalho fica; só as linhas carregam.' }

const rows = cast.slice(0, 5).map(({ id, name, role }, index) => ({
  id,
  cells: [name, role, formatNumericDay(dayFromToday(-index * 3))],
}))

const columns = ['Nome', 'Área', 'Último acesso']

const widths = ['70%', '50%', '80%']

type RowsProps = { isLoading: boolean }

const Rows = ({ isLoading }: RowsProps) => (
  <Box overflowX="auto" tabIndex={0} role="group" aria-label="Acessos" focusVisibleRing="outside">
    <Table.Root recipe={tableSlotRecipe} size="sm" minW="420px">
      <Table.Header>
        <Table.Row>
          {columns.map((name) => (
            <Table.ColumnHeader key={name}>{name}</Table.ColumnHeader>
          ))}
          <Table.ColumnHeader>Situação</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map(({ id, cells }, row) => (
          <Table.Row key={id} height="10" bg="transparent">
            {cells.map((cell, index) => (
              <Table.Cell key={columns[index]}>
                {isLoading ? <Skeleton height="3" width={widths[index] ?? '60%'} /> : cell}
              </Table.Cell>
            ))}
            <Table.Cell>
              {isLoading ? (
                <Skeleton height="5" width="16" borderRadius="full" />
              ) : (
                <Badge colorPalette={row % 2 === 0 ? 'success' : 'neutral'}>
                  {row % 2 === 0 ? 'Ativo' : 'Ausente'}
                </Badge>
              )}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  </Box>
)

/** The header stays: only the rows load. */
export default () => (
  <Loaded skeleton={<Rows isLoading />}>
    <Rows isLoading={false} />
  </Loaded>
)
