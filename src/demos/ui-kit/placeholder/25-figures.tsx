import { Badge, Box, Flex, Grid, Skeleton, Table, Text } from '@chakra-ui/react'
import { tableSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'
import { LuCreditCard, LuSearch, LuTimer, LuUsers } from 'react-icons/lu'
import { cast } from '../../parts/cast.ts'
import { dayFromToday, formatNumericDay } from '../../parts/days.ts'
import { Muted, Small } from '../basics.tsx'
import { Loaded } from './loaded.tsx'

export const meta = {
  NumbersSkeleton: { title: 'Números', isWide: true },
  TableSkeleton: { title: 'Tabela', description: 'O cabeçalho fica; só as linhas carregam.' },
}

const numbers = [
  ['Consultas', '1.284', '12% a mais que em outubro', LuSearch],
  ['Pessoas', '86', '4 novas nesta semana', LuUsers],
  ['Tempo médio', '1,3 s', '0,2 s a menos que em outubro', LuTimer],
  ['Créditos', '3.410', 'Bastam até o fim do mês', LuCreditCard],
] as const

const Cards = ({ render }: { render: (number: (typeof numbers)[number]) => ReactNode }) => (
  <Grid
    templateColumns={{
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      xl: 'repeat(4, minmax(0, 1fr))',
    }}
    gap="4"
  >
    {numbers.map((number) => (
      <Flex key={number[0]} justify="space-between" gap="3" p="4" borderWidth="1px" borderRadius="control">
        {render(number)}
      </Flex>
    ))}
  </Grid>
)

/** Each line of the skeleton has the line height of the text that takes its place. */
export const NumbersSkeleton = () => (
  <Loaded
    skeleton={
      <Cards
        render={() => (
          <>
            <Box flex="1">
              <Skeleton height="3" width="50%" my="1" />
              <Skeleton height="7" width="70%" my="2" />
              <Skeleton height="3" width="90%" my="1" />
            </Box>
            <Skeleton boxSize="10" borderRadius="control" />
          </>
        )}
      />
    }
  >
    <Cards
      render={([name, value, note, Icon]) => (
        <>
          <Box minW="0">
            <Muted>{name}</Muted>
            <Text textStyle="figure" my="1">
              {value}
            </Text>
            <Small>{note}</Small>
          </Box>
          <Flex
            aria-hidden="true"
            boxSize="10"
            flexShrink="0"
            align="center"
            justify="center"
            borderRadius="control"
            bg="primary.subtle"
            color="primary.fg"
            fontSize="18px"
          >
            <Icon />
          </Flex>
        </>
      )}
    />
  </Loaded>
)

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

export const TableSkeleton = () => (
  <Loaded skeleton={<Rows isLoading />}>
    <Rows isLoading={false} />
  </Loaded>
)
