import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { useKeptState } from '@/lib/kept-state.ts'
import type { DataColumn, Entry } from './column.ts'
import { compareValues, sortable } from './compare-values.ts'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

type Definition<Row> = ColumnDef<typeof features, Entry<Row>>

const definitionOf = <Row>({ id, sortValue }: DataColumn<Row>): Definition<Row> => ({
  id,
  accessorFn: ({ row }) => sortable(sortValue?.(row)),
  enableSorting: sortValue !== undefined,
  sortDescFirst: false,
  sortUndefined: 'last',
  sortFn: (one, other) => compareValues(one.getValue(id), other.getValue(id)),
})

export type Direction = 'asc' | 'desc'

/** A column's sort direction, and the toggle of its header: ascending, descending, unsorted. */
export type Order = { direction: Direction | false; toggle: () => void }

/** Entries in the order that the user has chosen, and each sortable column's order. */
export function useSortedRows<Row>(
  entries: Entry<Row>[],
  columns: readonly DataColumn<Row>[],
  keptAs?: string,
) {
  const definitions = useMemo(() => columns.map((column) => definitionOf(column)), [columns])
  const [sorting, setSorting] = useKeptState<SortingState>(keptAs && `${keptAs} sorting`, [])
  const table = useTable({
    features,
    columns: definitions,
    data: entries,
    getRowId: ({ index }) => String(index),
    state: { sorting },
    onSortingChange: setSorting,
  })
  const orderOf = (id: string): Order | undefined => {
    const column = table.getColumn(id)
    if (!column?.getCanSort()) return undefined
    return { direction: column.getIsSorted(), toggle: () => column.toggleSorting() }
  }
  const sortBy = (id: string | undefined, direction: Direction) =>
    table.setSorting(id === undefined ? [] : [{ id, desc: direction === 'desc' }])
  return { rows: table.getRowModel().rows, sorting, orderOf, sortBy }
}
