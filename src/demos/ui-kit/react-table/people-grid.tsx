import { Box, chakra } from '@chakra-ui/react'
import { HeaderCell } from '@/ui/data-table/header-cell.tsx'
import { tableCss } from '@/ui/data-table/table-css.ts'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import { Muted } from '../basics.tsx'
import type { PeopleTable } from './use-people-table.ts'

const isNumeric = (id: string) => id === 'spent'

/** Sortable headers, and rows with checkboxes. */
export function PeopleGrid({ table }: { table: PeopleTable }) {
  const { rows } = table.getRowModel()
  const isPageSelected = rows.length > 0 && table.getIsAllPageRowsSelected()
  return (
    <Box
      tabIndex={0}
      role="group"
      aria-label="Clientes"
      overflowX="auto"
      borderWidth="1px"
      borderRadius="control"
      focusVisibleRing="outside"
    >
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
