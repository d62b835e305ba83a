import { Box, Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { formatCounted } from '@/lib/format/quantity.ts'
import { createOnDemand } from '@/lib/on-demand.ts'
import { useOnDemand } from '@/lib/use-on-demand.ts'
import { usePrinting } from '@/lib/use-printing.ts'
import type { DataColumn } from './column.ts'
import { FilterBar } from './filter-bar.tsx'
import { TableView } from './table-view.tsx'
import { useArrangedRows } from './use-arranged-rows.ts'
import { useOpenRows } from './use-open-rows.ts'
import { useTableFit } from './use-table-fit.ts'

const cardList = createOnDemand(() => import('./card-list.tsx'))

type DataTableProps<Row> = {
  label: string
  rows: readonly Row[]
  /** Must be stable: created outside the component, or memoised. */
  columns: readonly DataColumn<Row>[]
  filterLabel?: string
  /** The key under which sorting, filter and open rows are cached. Without a key nothing is cached. */
  cacheKey?: string
}

/** Smaller tables have no filter. */
const minFilteredRows = 11

/** Above this number, rows are virtualized. */
const maxPlainRows = 100

const maxPrintedRows = 2000

const splitColumns = <Row,>(columns: readonly DataColumn<Row>[], hidesColumns: boolean) => ({
  shown: hidesColumns ? columns.filter(({ isLowPriority }) => !isLowPriority) : columns,
  hidden: hidesColumns ? columns.filter(({ isLowPriority }) => isLowPriority) : [],
})

/**
 * A sortable table with a filter, for any number of rows. If the columns do not fit, low-priority columns are
 * hidden, and a button in each row shows them. The others scroll. On phones each row is a card. Prints have
 * all columns.
 */
export function DataTable<Row>({
  label,
  rows,
  columns,
  filterLabel = 'Filtrar',
  cacheKey,
}: DataTableProps<Row>) {
  const [container, setContainer] = useState<HTMLDivElement | null>(null)
  const isPrinting = usePrinting()
  const arranged = useArrangedRows(rows, columns, cacheKey)
  const { rows: sorted, arrangement, query, setQuery, sorting, getColumnOrder, sortBy } = arranged
  const { isOverflowing, isContainerNarrow } = useTableFit(container, rows, columns)
  const openRows = useOpenRows(cacheKey)
  const isLong = rows.length > maxPlainRows
  const hidesColumns = isOverflowing && !isPrinting
  const { shown, hidden } = useMemo(() => splitColumns(columns, hidesColumns), [columns, hidesColumns])
  const needsCards = hidesColumns && isContainerNarrow
  const Cards = useOnDemand(cardList, needsCards)?.default
  const omittedCount = isPrinting ? sorted.length - maxPrintedRows : 0
  const view = {
    label,
    rows: isPrinting ? sorted.slice(0, maxPrintedRows) : sorted,
    columns: shown,
    hidden,
    openRows,
    isVirtualized: isLong && !isPrinting,
    // As text, so that an equal arrangement does not scroll the table to the top.
    arrangement: JSON.stringify(arrangement),
  }
  return (
    <Box ref={setContainer}>
      {rows.length >= minFilteredRows && (
        <Box mb="2" _print={{ breakAfter: 'avoid' }}>
          <FilterBar
            label={filterLabel}
            query={query}
            onChange={setQuery}
            found={sorted.length}
            total={rows.length}
          />
        </Box>
      )}
      {needsCards && Cards ? (
        <Cards {...view} sorting={sorting} sortBy={rows.length > 1 ? sortBy : undefined} />
      ) : (
        <TableView
          {...view}
          isLong={isLong}
          allRows={rows}
          getColumnOrder={rows.length > 1 ? getColumnOrder : () => undefined}
        />
      )}
      {sorted.length === 0 && (
        <Text color="fg.muted" px="3" py="4">
          {arrangement.query === '' ? 'Nenhuma linha.' : `Nenhuma linha com “${arrangement.query}”.`}
        </Text>
      )}
      {omittedCount > 0 && (
        <Text mt="2">
          {formatCounted(omittedCount, 'linha ficou', 'linhas ficaram')} de fora da impressão; o CSV traz
          todas.
        </Text>
      )}
    </Box>
  )
}
