import { type ColumnDef, useTable } from '@tanstack/react-table'
import { createCollator, createMoneyFormat } from '@/lib/format/intl.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { pick } from './orders.ts'
import { features } from './table-parts.tsx'

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

export const statusNames = { active: 'Ativo', waiting: 'Aguardando', blocked: 'Bloqueado' }

export type CustomerStatus = keyof typeof statusNames

export type Person = { id: string; name: string; city: string; status: CustomerStatus; spent: number }

const givenNames = [
  'Alice',
  'Breno',
  'Célia',
  'Dora',
  'Enzo',
  'Flora',
  'Guido',
  'Hugo',
  'Íris',
  'João',
  'Lia',
]
const familyNames = ['Exemplo', 'Amostra', 'Modelo', 'Ensaio', 'Ficção', 'Rascunho', 'Protótipo']
const cities = ['Belém', 'Curitiba', 'Goiânia', 'Manaus', 'Natal', 'Recife', 'São Paulo', 'Vitória']
const statuses: CustomerStatus[] = ['active', 'active', 'waiting', 'active', 'blocked']

/** Creates invented customers, the same on each call. */
export const createPeople = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `${pick(givenNames, index)} ${pick(familyNames, index)}`,
    city: pick(cities, index),
    status: pick(statuses, index),
    spent: ((index * 7919) % 90_000) / 100,
  }))

const money = createMoneyFormat()

/** "R$ 12,30". */
export const formatSpent = (spent: number) => money.format(spent)
