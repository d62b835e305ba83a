import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { tableCss } from '@/ui/data-table/table-css.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { Select } from '@/ui/forms/select.tsx'
import { frame } from '../basics.tsx'
import { Options } from '../fields/form-select.tsx'
import { PageSizeSelect, PageStep, RowRange } from './pager.tsx'
import { createPeople, type PeopleTable, statusNames, usePeopleTable } from './people.ts'
import { HeaderCells, NoRows, PageCheckbox, RowCheckbox } from './table-parts.tsx'

export const meta = {
  title: 'Ordenar, filtrar, paginar e selecionar',
  description: 'A seleção vale em todas as páginas.',
  isWide: true,
}

/** Sortable headers, and rows with checkboxes. */
function PeopleGrid({ table }: { table: PeopleTable }) {
  const { rows } = table.getRowModel()
  return (
    <Box {...frame} aria-label="Clientes" overflowX="auto">
      <chakra.table css={tableCss}>
        <thead>
          <tr>
            <chakra.td width="10">
              <PageCheckbox table={table} label="Selecionar a página" />
            </chakra.td>
            <HeaderCells columns={table.getAllLeafColumns()} numericId="spent" />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <chakra.tr key={row.id} bg={row.getIsSelected() ? 'primary.subtle' : undefined}>
              <td>
                <RowCheckbox row={row} label={`Selecionar ${row.original.name}, de ${row.original.city}`} />
              </td>
              {row.getAllCells().map((cell) => (
                <td key={cell.id} data-numeric={cell.column.id === 'spent' || undefined}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
      {rows.length === 0 && <NoRows>Nenhum cliente para este filtro.</NoRows>}
    </Box>
  )
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
        <Options of={statusNames} />
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
