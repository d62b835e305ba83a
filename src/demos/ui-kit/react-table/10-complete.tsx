import { useState } from 'react'
import { notify } from '@/ui/feedback/notify.ts'
import { createPeople } from './people.ts'
import { PeopleFilters } from './people-filters.tsx'
import { PeopleGrid } from './people-grid.tsx'
import { PeoplePager } from './people-pager.tsx'
import { usePeopleTable } from './use-people-table.ts'

export const meta = {
  title: 'Ordenar, filtrar, paginar e selecionar',
  description: 'A seleção vale em todas as páginas.',
  isWide: true,
}

export default function Complete() {
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
