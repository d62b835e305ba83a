import { Button, Flex, IconButton, type IconButtonProps, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { IconType } from 'react-icons'
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

/** The parts of a table that a pager reads. */
type PagedTable = {
  state: { pagination: { pageIndex: number; pageSize: number } }
  getFilteredRowModel: () => { rows: readonly unknown[] }
  setPageSize: (size: number) => void
}

/** The visible rows and the count, announced when they change. Children follow on the same line. */
export function RowRange({ table, children }: { table: PagedTable; children?: ReactNode }) {
  const { pageIndex, pageSize } = table.state.pagination
  const count = table.getFilteredRowModel().rows.length
  const first = Math.min(count, pageIndex * pageSize + 1)
  return (
    <Text role="status" fontVariantNumeric="tabular-nums" me="auto">
      {formatCount(first)} a {formatCount(Math.min(count, first + pageSize - 1))} de {formatCount(count)}
      {children}
    </Text>
  )
}

type PageSizeProps = { table: PagedTable; label: string; sizes: readonly number[] }

export const PageSizeSelect = ({ table, label, sizes }: PageSizeProps) => (
  <Select
    size="xs"
    boxWidth="28"
    aria-label={label}
    value={table.state.pagination.pageSize}
    onChange={({ target }) => table.setPageSize(Number(target.value))}
  >
    {sizes.map((size) => (
      <option key={size} value={size}>
        {size} linhas
      </option>
    ))}
  </Select>
)

type PageStepProps = Omit<IconButtonProps, 'aria-label' | 'children'> & { label: string; icon: IconType }

/** A button to another page. Its arrow follows the direction of the layout. */
export const PageStep = ({ label, icon: Icon, ...button }: PageStepProps) => (
  <IconButton size="xs" variant="outline" colorPalette="primary" aria-label={label} {...button}>
    <Icon className="directed" />
  </IconButton>
)
