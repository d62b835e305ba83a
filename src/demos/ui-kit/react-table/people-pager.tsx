import { Button, Flex, IconButton, Text } from '@chakra-ui/react'
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { Select } from '@/ui/forms/select.tsx'
import type { PeopleTable } from './use-people-table.ts'

const pageSizes = [5, 10, 25]

type PeoplePagerProps = { table: PeopleTable; onRemove: (ids: string[]) => void }

/** The visible range, page buttons, and actions on selected rows. */
export function PeoplePager({ table, onRemove }: PeoplePagerProps) {
  const { pageIndex, pageSize } = table.state.pagination
  const count = table.getFilteredRowModel().rows.length
  const first = Math.min(count, pageIndex * pageSize + 1)
  const selected = Object.keys(table.state.rowSelection)
  return (
    <Flex wrap="wrap" align="center" gap="3" mt="3">
      <Text role="status" fontVariantNumeric="tabular-nums" me="auto">
        {formatCount(first)} a {formatCount(Math.min(count, first + pageSize - 1))} de {formatCount(count)}
        {selected.length > 0 && `; ${formatCounted(selected.length, 'selecionado', 'selecionados')}`}
      </Text>
      {selected.length > 0 && (
        <Button size="xs" variant="outline" colorPalette="danger" onClick={() => onRemove(selected)}>
          Remover
        </Button>
      )}
      <Select
        size="xs"
        boxWidth="28"
        aria-label="Linhas por página"
        value={pageSize}
        onChange={({ target }) => table.setPageSize(Number(target.value))}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {size} linhas
          </option>
        ))}
      </Select>
      <IconButton
        size="xs"
        variant="outline"
        aria-label="Página anterior"
        disabled={!table.getCanPreviousPage()}
        onClick={() => table.previousPage()}
      >
        <LuChevronLeft />
      </IconButton>
      <IconButton
        size="xs"
        variant="outline"
        aria-label="Próxima página"
        disabled={!table.getCanNextPage()}
        onClick={() => table.nextPage()}
      >
        <LuChevronRight />
      </IconButton>
    </Flex>
  )
}
