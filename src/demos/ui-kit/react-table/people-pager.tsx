import { Button, Flex } from '@chakra-ui/react'
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { PageSizeSelect, PageStep, RowRange } from './pager-parts.tsx'
import type { PeopleTable } from './use-people-table.ts'

const pageSizes = [5, 10, 25]

type PeoplePagerProps = { table: PeopleTable; onRemove: (ids: string[]) => void }

/** The visible range, page buttons, and actions on selected rows. */
export function PeoplePager({ table, onRemove }: PeoplePagerProps) {
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
