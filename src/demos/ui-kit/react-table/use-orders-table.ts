import { type ColumnDef, useTable } from '@tanstack/react-table'
import { createCollator } from '@/lib/format/intl.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { formatNumericDay } from '../../parts/days.ts'
import { findSeller, formatCents, orderStatuses, type TableOrder } from './orders.ts'
import type { OrdersView } from './orders-store.ts'
import { features } from './table-parts.tsx'

type OrderColumn = ColumnDef<typeof features, TableOrder>

const collator = createCollator({ numeric: true })

/** How each column is shown, exported and searched as text. */
export const orderTexts: Record<string, (order: TableOrder) => string> = {
  number: ({ id }) => id,
  customer: ({ customer }) => customer,
  seller: ({ seller }) => findSeller(seller).name,
  day: ({ day }) => formatNumericDay(day),
  status: ({ status }) => orderStatuses[status].name,
  total: ({ cents }) => formatCents(cents),
}

export const orderColumnNames: Record<string, string> = {
  number: 'Pedido',
  customer: 'Cliente',
  seller: 'Responsável',
  day: 'Data',
  status: 'Situação',
  total: 'Total',
}

const sortValues: Partial<Record<string, (order: TableOrder) => string | number>> = {
  day: ({ day }) => day,
  total: ({ cents }) => cents,
}

const isExact = (id: string) => id === 'status' || id === 'seller'

const columns: OrderColumn[] = Object.entries(orderTexts).map(([id, readText]) => ({
  id,
  accessorFn: readText,
  header: orderColumnNames[id] ?? id,
  sortDescFirst: false,
  enableHiding: id !== 'number',
  sortFn: ({ original: one }, { original: other }) => {
    const readValue = sortValues[id] ?? readText
    const [first, second] = [readValue(one), readValue(other)]
    return typeof first === 'number' && typeof second === 'number'
      ? first - second
      : collator.compare(String(first), String(second))
  },
  filterFn: ({ original }, _, filter: string) =>
    isExact(id)
      ? original[id as 'status' | 'seller'] === filter
      : searchTest(filter)(searchKey(readText(original))),
}))

/** Sorting, filters by column and over all, pages, selection, details and hidden columns. */
export const useOrdersTable = (orders: TableOrder[], view: OrdersView) =>
  useTable({
    features,
    columns,
    data: orders,
    getRowId: ({ id }) => id,
    getRowCanExpand: () => true,
    paginateExpandedRows: false,
    autoResetPageIndex: false,
    getColumnCanGlobalFilter: () => true,
    globalFilterFn: ({ original }, id, query: string) => {
      // Called per column; one call may look at all of them, since words may be in different columns.
      if (id !== 'number') return false
      const text = Object.values(orderTexts).map((readText) => readText(original))
      return searchTest(query)(searchKey(`${text.join(' ')} ${original.note}`))
    },
    initialState: {
      sorting: view.sorting.map((each) => ({ ...each })),
      columnVisibility: { ...view.columnVisibility },
      pagination: { pageIndex: 0, pageSize: view.pageSize },
    },
  })

export type OrdersTable = ReturnType<typeof useOrdersTable>
