import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { HeaderCell } from '@/ui/data-table/header-cell.tsx'
import { tableCss } from '@/ui/data-table/table-css.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { Select } from '@/ui/forms/select.tsx'
import { frame, Muted } from '../basics.tsx'
import { Options } from '../fields/form-select.tsx'
import { PageSizeSelect, PageStep, RowRange } from './pager.tsx'
import { createPeople, type PeopleTable, statusNames, usePeopleTable } from './people.ts'

export const meta = {
  title: 'Ordenar, filtrar, paginar e selecionar',
  description: 'A seleção vale em todas as páginas.',
  isWide: true,
}

const isNumeric = (id: string) => id === 'spent'

/** Sortable headers, and rows with checkboxes. */
function PeopleGrid({ table }: { table: PeopleTable }) {
  const { rows } = table.getRowModel()
  const isPageSelected = rows.length > 0 && table.getIsAllPageRowsSelected()
  return (
    <Box {...frame} aria-label="Clientes" overflowX="auto">
      <chakra.table css={tableCss}>
        <thead>
          <tr>
            <chakra.td width="10">
              <Checkbox
                aria-label="Selecionar a página"
                checked={isPageSelected}
                isIndeterminate={!isPageSelected && table.getIsSomePageRowsSelected()}
                onChange={() => table.toggleAllPageRowsSelected()}
              />
            </chakra.td>
            {table.getAllLeafColumns().map((column) => (
              <HeaderCell
                key={column.id}
                label={String(column.columnDef.header)}
                isNumeric={isNumeric(column.id)}
                order={{ direction: column.getIsSorted(), toggle: () => column.toggleSorting() }}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <chakra.tr key={row.id} bg={row.getIsSelected() ? 'primary.subtle' : undefined}>
              <td>
                <Checkbox
                  aria-label={`Selecionar ${row.original.name}, de ${row.original.city}`}
                  checked={row.getIsSelected()}
                  onChange={() => row.toggleSelected()}
                />
              </td>
              {row.getAllCells().map((cell) => (
                <td key={cell.id} data-numeric={isNumeric(cell.column.id) || undefined}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
      {rows.length === 0 && (
        <Muted px="3" py="4">
          Nenhum cliente para este filtro.
        </Muted>
      )}
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
