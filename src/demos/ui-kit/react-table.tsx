import { useState } from 'react'
import type { DataColumn } from '@/ui/data-table/column.ts'
import { DataTable } from '@/ui/data-table/data-table.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { OrdersTableDemo } from './react-table/orders-table.tsx'
import { createPeople, formatSpent, type Person, statusNames } from './react-table/people.ts'
import { PeopleFilters } from './react-table/people-filters.tsx'
import { PeopleGrid } from './react-table/people-grid.tsx'
import { PeoplePager } from './react-table/people-pager.tsx'
import { usePeopleTable } from './react-table/use-people-table.ts'
import { Specimen, SpecimenPage } from './specimen.tsx'

function Complete() {
  const [people, setPeople] = useState(() => createPeople(57))
  const table = usePeopleTable(people)

  function remove(ids: string[]) {
    setPeople((all) => all.filter(({ id }) => !ids.includes(id)))
    table.resetRowSelection()
    notify.success('Remove Successfully')
  }

  return (
    <>
      <PeopleFilters table={table} />
      <PeopleGrid table={table} />
      <PeoplePager table={table} onRemove={remove} />
    </>
  )
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
function Virtual() {
  return (
    <DataTable label="Dez mil clientes" rows={manyPeople} columns={columns} filterLabel="Filtrar dez mil" />
  )
}

export default function ReactTablePage() {
  return (
    <SpecimenPage source={() => import('./react-table.tsx?raw')}>
      <Specimen
        title="Ordenar, filtrar, paginar e selecionar"
        description="A seleção vale em todas as páginas."
        code="Complete"
        isWide
      >
        <Complete />
      </Specimen>
      <Specimen
        title="Detalhes, edição e exportação"
        description="Abra os itens, edite na linha, mude vários de uma vez, desfaça e exporte. Pedidos e visão ficam guardados."
        code="OrdersTableDemo"
        source={() => import('./react-table/orders-table.tsx?raw')}
        isWide
      >
        <OrdersTableDemo />
      </Specimen>
      <Specimen
        title="Dez mil linhas"
        description="Só as linhas visíveis são desenhadas: role, ordene ou filtre."
        code="Virtual"
        isWide
      >
        <Virtual />
      </Specimen>
    </SpecimenPage>
  )
}
