import { Button, Flex, IconButton, Text } from '@chakra-ui/react'
import { LuChevronFirst, LuChevronLast, LuChevronLeft, LuChevronRight } from 'react-icons/lu'
import { formatCount } from '@/lib/format/quantity.ts'
import { Select } from '@/ui/forms/select.tsx'
import type { OrdersTable } from './use-orders-table.ts'

const pageSizes = [5, 8, 20, 50]

/** Up to five page numbers around the current one. */
function listPages(current: number, count: number): number[] {
  const first = Math.max(0, Math.min(current - 2, count - 5))
  return Array.from({ length: Math.min(5, count) }, (_, index) => first + index)
}

export function OrdersPager({ table }: { table: OrdersTable }) {
  const { pageIndex, pageSize } = table.state.pagination
  const count = table.getFilteredRowModel().rows.length
  const first = Math.min(count, pageIndex * pageSize + 1)
  const jumps = [
    ['Primeira página de pedidos', LuChevronFirst, 0, table.getCanPreviousPage()],
    ['Página anterior de pedidos', LuChevronLeft, pageIndex - 1, table.getCanPreviousPage()],
    ['Próxima página de pedidos', LuChevronRight, pageIndex + 1, table.getCanNextPage()],
    ['Última página de pedidos', LuChevronLast, table.getPageCount() - 1, table.getCanNextPage()],
  ] as const
  const buttons = jumps.map(([label, Icon, page, isPossible]) => (
    <IconButton
      key={label}
      size="xs"
      minW={{ base: '7', sm: '8' }}
      variant="outline"
      colorPalette="neutral"
      aria-label={label}
      disabled={!isPossible}
      onClick={() => table.setPageIndex(page)}
    >
      <Icon />
    </IconButton>
  ))
  return (
    <Flex wrap="wrap" align="center" gap="2" mt="3">
      <Text role="status" fontVariantNumeric="tabular-nums" me="auto">
        {formatCount(first)} a {formatCount(Math.min(count, first + pageSize - 1))} de {formatCount(count)}
      </Text>
      <Select
        size="xs"
        boxWidth="28"
        aria-label="Pedidos por página"
        value={pageSize}
        onChange={({ target }) => table.setPageSize(Number(target.value))}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {size} linhas
          </option>
        ))}
      </Select>
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
