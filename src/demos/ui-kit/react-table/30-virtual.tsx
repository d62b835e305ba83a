import type { DataColumn } from '@/ui/data-table/column.ts'
import { DataTable } from '@/ui/data-table/data-table.tsx'
import { createPeople, formatSpent, type Person, statusNames } from './people.ts'

export const meta = {
  title: 'Dez mil linhas',
  description: 'Só as linhas visíveis são desenhadas: role, ordene ou filtre.',
  isWide: true,
}

const manyPeople = createPeople(10_000)

const columns: DataColumn<Person>[] = [
  { id: 'id', label: 'Nº', isNumeric: true, text: ({ id }) => id, sortValue: ({ id }) => Number(id) },
  { id: 'name', label: 'Nome', text: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'city', label: 'Cidade', text: ({ city }) => city, sortValue: ({ city }) => city },
  {
    id: 'status',
    label: 'Situação',
    text: ({ status }) => statusNames[status],
    sortValue: ({ status }) => statusNames[status],
  },
  {
    id: 'spent',
    label: 'Compras',
    isNumeric: true,
    text: ({ spent }) => formatSpent(spent),
    sortValue: ({ spent }) => spent,
  },
]

/** The product's own table, virtualized: only visible rows are in the DOM. */
export default () => (
  <DataTable label="Dez mil clientes" rows={manyPeople} columns={columns} filterLabel="Filtrar dez mil" />
)
