import { Box, chakra, Flex, VisuallyHidden } from '@chakra-ui/react'
import { formatCounted } from '@/lib/format/quantity.ts'
import { Checkbox } from '../forms/checkbox.tsx'
import { CardTools, type CardToolsProps } from './card-tools.tsx'
import type { DataColumn, ShownRow } from './column.ts'
import type { RowSelection } from './plain-body.tsx'
import { SortSelect, type SortSelectProps } from './sort-select.tsx'

type CardHeadProps<Row> = {
  rows: readonly ShownRow<Row>[]
  /** The columns that the cards have, also behind 'Detalhes'. */
  columns: readonly DataColumn<Row>[]
  sorting: SortSelectProps<Row>['sorting']
  /** Absent if there is nothing to sort. */
  sortBy: SortSelectProps<Row>['sortBy'] | undefined
  /** Absent if rows cannot be selected. */
  selection: RowSelection | undefined
  /** Absent if the user cannot change the columns. */
  tools: CardToolsProps<Row> | undefined
}

/** Sorts and selects cards and chooses their fields, in one line above them. */
export default function CardHead<Row>({
  rows,
  columns,
  sorting,
  sortBy,
  selection,
  tools,
}: CardHeadProps<Row>) {
  return (
    <Flex wrap="wrap" align="center" gap="2" mb="2">
      {selection && rows.length > 0 && <AllCheck rows={rows} selection={selection} />}
      {sortBy && (
        <Box flex="1 1 8rem">
          <SortSelect columns={columns} sorting={sorting} sortBy={sortBy} isLabelHidden />
        </Box>
      )}
      {tools && <CardTools {...tools} />}
    </Flex>
  )
}

/** Selects all cards that the filter left, or none. */
function AllCheck<Row>({ rows, selection }: { rows: readonly ShownRow<Row>[]; selection: RowSelection }) {
  const { ids, select } = selection
  const isAll = ids.size > 0 && rows.every(({ id }) => ids.has(id))
  return (
    <chakra.label display="flex" alignItems="center" minH="11" cursor="pointer" px="3">
      <Checkbox
        checked={isAll}
        isIndeterminate={!isAll && ids.size > 0}
        onChange={() => select(new Set(isAll ? [] : rows.map(({ id }) => id)))}
      />
      <VisuallyHidden>Selecionar {formatCounted(rows.length, 'linha', 'linhas')}</VisuallyHidden>
    </chakra.label>
  )
}
