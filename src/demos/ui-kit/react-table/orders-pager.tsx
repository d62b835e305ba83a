import { Button, Flex } from '@chakra-ui/react'
import { LuChevronFirst, LuChevronLast, LuChevronLeft, LuChevronRight } from 'react-icons/lu'
import { PageSizeSelect, PageStep, RowRange } from './pager-parts.tsx'
import type { OrdersTable } from './use-orders-table.ts'

const pageSizes = [5, 8, 20, 50]

/** Up to five page numbers around the current one. */
function listPages(current: number, count: number): number[] {
  const first = Math.max(0, Math.min(current - 2, count - 5))
  return Array.from({ length: Math.min(5, count) }, (_, index) => first + index)
}

export function OrdersPager({ table }: { table: OrdersTable }) {
  const { pageIndex } = table.state.pagination
  const jumps = [
    ['Primeira página de pedidos', LuChevronFirst, 0, table.getCanPreviousPage()],
    ['Página anterior de pedidos', LuChevronLeft, pageIndex - 1, table.getCanPreviousPage()],
    ['Próxima página de pedidos', LuChevronRight, pageIndex + 1, table.getCanNextPage()],
    ['Última página de pedidos', LuChevronLast, table.getPageCount() - 1, table.getCanNextPage()],
  ] as const
  const buttons = jumps.map(([label, icon, page, isPossible]) => (
    <PageStep
      key={label}
      colorPalette="neutral"
      label={label}
      icon={icon}
      disabled={!isPossible}
      onClick={() => table.setPageIndex(page)}
    />
  ))
  return (
    <Flex wrap="wrap" align="center" gap="2" mt="3">
      <RowRange table={table} />
      <PageSizeSelect table={table} label="Pedidos por página" sizes={pageSizes} />
      <Flex as="nav" aria-label="Páginas de pedidos" gap={{ base: '0.5', sm: '1' }} wrap="wrap">
        {buttons.slice(0, 2)}
        {listPages(pageIndex, table.getPageCount()).map((page) => (
          <Button
            key={page}
            size="xs"
            px="0"
            minW={{ base: '7', sm: '8' }}
            variant={page === pageIndex ? 'solid' : 'ghost'}
            colorPalette={page === pageIndex ? 'primary' : 'neutral'}
            aria-label={`Página ${page + 1}`}
            aria-current={page === pageIndex ? 'page' : undefined}
            onClick={() => table.setPageIndex(page)}
          >
            {page + 1}
          </Button>
        ))}
        {buttons.slice(2)}
      </Flex>
    </Flex>
  )
}
