import { IconButton, type IconButtonProps, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { IconType } from 'react-icons'
import { formatCount } from '@/lib/format/quantity.ts'
import { Select } from '@/ui/forms/select.tsx'

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
