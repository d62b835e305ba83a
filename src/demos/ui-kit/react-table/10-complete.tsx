import { Button, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { Select } from '@/ui/forms/select.tsx'
import { PageSizeSelect, PageStep, RowRange } from './pager-parts.tsx'
import { createPeople, statusNames } from './people.ts'
import { PeopleGrid } from './people-grid.tsx'
import { type PeopleTable, usePeopleTable } from './use-people-table.ts'

export const meta = {
  title: 'Ordenar, filtrar, paginar e selecionar',
  description: 'A seleção vale em todas as páginas.',
  isWide: true,
}

const pageSizes = [5, 10, 25]

type PeoplePagerProps = { table: PeopleTable; onRemove: (ids: string[]) => void }

/** The visible range, page buttons, and actions on selected rows. */
function PeoplePager({ table, onRemove }: PeoplePagerProps) {
  const selected = Object.keys(table.state.rowSelection)
  return (
    <Flex wrap="wrap" align="center" gap="3" mt="3">
      <RowRange table={table}>
        {selected.length > 0 && `; ${formatCounted(selected.length, 'selecionado', 'selecionados')}`}
      </RowRange>
      {selected.length > 0 && (
        <Button size="xs" variant="outline" colorPalette="danger" onClick={() => onRemove(selected)}>
          Remover
        </Button>
      )}
      <PageSizeSelect table={table} label="Linhas por página" sizes={pageSizes} />
      <PageStep
        label="Página anterior"
        icon={LuChevronLeft}
        disabled={!table.getCanPreviousPage()}
        onClick={() => table.previousPage()}
      />
      <PageStep
        label="Próxima página"
        icon={LuChevronRight}
        disabled={!table.getCanNextPage()}
        onClick={() => table.nextPage()}
      />
    </Flex>
  )
}

function PeopleFilters({ table }: { table: PeopleTable }) {
  const readFilter = (id: string) => String(table.getColumn(id)?.getFilterValue() ?? '')
  const setFilter = (id: string, value: string) => table.getColumn(id)?.setFilterValue(value || undefined)
  return (
    <Flex gap="3" wrap="wrap" mb="3">
      <SearchField
        aria-label="Filtro de clientes"
        label="Filtrar por nome"
        value={readFilter('name')}
        onChange={(query) => setFilter('name', query)}
      />
      <Select
        boxWidth={{ base: 'full', md: '200px' }}
        aria-label="Filtrar por situação"
        value={readFilter('status')}
        onChange={({ target }) => setFilter('status', target.value)}
      >
        <option value="">Todas as situações</option>
        {Object.entries(statusNames).map(([status, name]) => (
          <option key={status} value={status}>
            {name}
          </option>
        ))}
      </Select>
    </Flex>
  )
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
