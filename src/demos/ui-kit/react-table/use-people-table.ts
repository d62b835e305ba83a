import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { createCollator } from '@/lib/format/intl.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { formatSpent, type Person, statusNames } from './people.ts'

const features = tableFeatures({
  columnFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
})

type PeopleColumn = ColumnDef<typeof features, Person>

const collator = createCollator()

const compareText: PeopleColumn['sortFn'] = (one, other, id) =>
  collator.compare(String(one.getValue(id)), String(other.getValue(id)))

const columns: PeopleColumn[] = [
  {
    id: 'name',
    accessorKey: 'name',
    header: 'Nome',
    sortFn: compareText,
    filterFn: ({ original }, _, query: string) => searchTest(query)(searchKey(original.name)),
  },
  { id: 'city', accessorKey: 'city', header: 'Cidade', sortFn: compareText },
  {
    id: 'status',
    accessorFn: ({ status }) => statusNames[status],
    header: 'Situação',
    sortFn: compareText,
    filterFn: ({ original }, _, status: string) => original.status === status,
  },
  {
    id: 'spent',
    accessorKey: 'spent',
    header: 'Compras',
    sortDescFirst: false,
    sortFn: (one, other) => one.original.spent - other.original.spent,
    cell: ({ row }) => formatSpent(row.original.spent),
  },
]

/** Sorting, filters, pages and selection. The selection spans pages. */
export const usePeopleTable = (people: Person[]) =>
  useTable({
    features,
    columns,
    data: people,
    getRowId: ({ id }) => id,
    initialState: { pagination: { pageIndex: 0, pageSize: 10 } },
  })

export type PeopleTable = ReturnType<typeof usePeopleTable>
