import { Box, Text } from '@chakra-ui/react'
import { type ComponentType, useMemo, useState } from 'react'
import { formatCounted } from '@/lib/format/quantity.ts'
import { useLoadedComponent } from '@/lib/use-loaded-component.ts'
import { usePrinting } from '@/lib/use-printing.ts'
import type { CardListProps } from './card-list.tsx'
import type { DataColumn } from './column.ts'
import { FilterBar } from './filter-bar.tsx'
import { TableView } from './table-view.tsx'
import { useArrangedRows } from './use-arranged-rows.ts'
import { useFit } from './use-fit.ts'
import { useOpenRows } from './use-open-rows.ts'

type DataTableProps<Row> = {
  /** The accessible name of the scrolling area. */
  label: string
  rows: readonly Row[]
  /** Must be stable: made outside the component, or memoised. */
  columns: readonly DataColumn<Row>[]
  filterLabel?: string
  /** The name under which its place keeps how it was sorted, filtered and opened; without it, it is not kept. */
  keptAs?: string
}

/** Fewer rows need no filter. */
const filteredFrom = 11

/** More rows are windowed. */
const plainUpTo = 100

/** More rows are not printed. */
const printedUpTo = 2000

const columnsInView = <Row,>(columns: readonly DataColumn<Row>[], lacksRoom: boolean) => ({
  shown: lacksRoom ? columns.filter(({ isLowPriority }) => !isLowPriority) : columns,
  hidden: lacksRoom ? columns.filter(({ isLowPriority }) => isLowPriority) : [],
})

/**
 * Rows to sort and to filter, of any number. Where all columns do not fit, those of low priority go behind a button of
 * each row, and the rest scrolls; on a phone each row is a card. Paper has all columns.
 */
export function DataTable<Row>({
  label,
  rows,
  columns,
  filterLabel = 'Filtrar',
  keptAs,
}: DataTableProps<Row>) {
  const [place, setPlace] = useState<HTMLDivElement | null>(null)
  const isPrinting = usePrinting()
  const arranged = useArrangedRows(rows, columns, keptAs)
  const { rows: sorted, arrangement, query, setQuery, sorting, orderOf, sortBy } = arranged
  const { isWide, isNarrowPlace } = useFit(place, rows, columns)
  const openRows = useOpenRows(keptAs)
  const isLong = rows.length > plainUpTo
  const lacksRoom = isWide && !isPrinting
  const { shown, hidden } = useMemo(() => columnsInView(columns, lacksRoom), [columns, lacksRoom])
  const Cards = useLoadedComponent<CardListProps<Row>>(
    lacksRoom && isNarrowPlace,
    () => import('./card-list.tsx') as Promise<{ default: ComponentType<CardListProps<Row>> }>,
    // The table is there, and scrolls.
    () => undefined,
  )
  const leftOut = isPrinting ? sorted.length - printedUpTo : 0
  const view = {
    label,
    rows: isPrinting ? sorted.slice(0, printedUpTo) : sorted,
    columns: shown,
    hidden,
    openRows,
    isVirtual: isLong && !isPrinting,
    arrangement: JSON.stringify(arrangement),
  }
  return (
    <Box ref={setPlace}>
      {rows.length >= filteredFrom && (
        <Box mb="2">
          <FilterBar
            label={filterLabel}
            query={query}
            onChange={setQuery}
            found={sorted.length}
            total={rows.length}
          />
        </Box>
      )}
      {Cards ? (
        <Cards {...view} sorting={sorting} sortBy={rows.length > 1 ? sortBy : undefined} />
      ) : (
        <TableView
          {...view}
          isLong={isLong}
          allRows={rows}
          orderOf={rows.length > 1 ? orderOf : () => undefined}
        />
      )}
      {sorted.length === 0 && (
        <Text color="fg.muted" px="3" py="4">
          {arrangement.query === '' ? 'Nenhuma linha.' : `Nenhuma linha com “${arrangement.query}”.`}
        </Text>
      )}
      {leftOut > 0 && (
        <Text mt="2">
          {formatCounted(leftOut, 'linha ficou', 'linhas ficaram')} de fora da impressão; o CSV traz todas.
        </Text>
      )}
    </Box>
  )
}
