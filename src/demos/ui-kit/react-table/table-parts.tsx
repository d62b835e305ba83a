import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createExpandedRowModel,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import { HeaderCell } from '@/ui/data-table/header-cell.tsx'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import { Muted } from '../basics.tsx'

/** The features of both tables. */
export const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  expandedRowModel: createExpandedRowModel(),
  filteredRowModel: createFilteredRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
})

type SelectableTable = {
  getRowModel: () => { rows: readonly unknown[] }
  getIsAllPageRowsSelected: () => boolean
  getIsSomePageRowsSelected: () => boolean
  toggleAllPageRowsSelected: () => void
}

/** Selects the rows of the page; mixed if only some are selected. */
export function PageCheckbox({ table, label }: { table: SelectableTable; label: string }) {
  const isPageSelected = table.getRowModel().rows.length > 0 && table.getIsAllPageRowsSelected()
  return (
    <Checkbox
      aria-label={label}
      checked={isPageSelected}
      isIndeterminate={!isPageSelected && table.getIsSomePageRowsSelected()}
      onChange={() => table.toggleAllPageRowsSelected()}
    />
  )
}

type SelectableRow = { getIsSelected: () => boolean; toggleSelected: () => void }

export const RowCheckbox = ({ row, label }: { row: SelectableRow; label: string }) => (
  <Checkbox aria-label={label} checked={row.getIsSelected()} onChange={() => row.toggleSelected()} />
)

type SortableColumn = {
  id: string
  columnDef: { header?: unknown }
  getIsSorted: () => false | 'asc' | 'desc'
  toggleSorting: () => void
}

type HeaderCellsProps = { columns: readonly SortableColumn[]; numericId: string }

export const HeaderCells = ({ columns, numericId }: HeaderCellsProps) =>
  columns.map((column) => (
    <HeaderCell
      key={column.id}
      label={String(column.columnDef.header)}
      isNumeric={column.id === numericId}
      order={{ direction: column.getIsSorted(), toggle: () => column.toggleSorting() }}
    />
  ))

export const NoRows = ({ children }: { children: string }) => (
  <Muted px="3" py="4">
    {children}
  </Muted>
)
