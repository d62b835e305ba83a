import type { ReactNode } from 'react'
import { LuArrowDown, LuArrowUp, LuChevronsUpDown } from 'react-icons/lu'
import type { ColumnOrder } from './use-arranged-rows.ts'

const words = { asc: 'ascending', desc: 'descending' } as const

const icons = { asc: LuArrowUp, desc: LuArrowDown } as const

type HeaderCellProps = {
  label: string
  isNumeric: boolean
  order: ColumnOrder | undefined
  /** A checkbox before the label. */
  check?: ReactNode
  /** The button of the column's menu. */
  menu?: ReactNode
}

/** A column's header, of plain elements that the table styles: a dossiê has dozens. */
export function HeaderCell({ label, isNumeric, order, check, menu }: HeaderCellProps) {
  // Without the names of the buttons, since screen readers say the header with each cell.
  const name = check || menu ? label : undefined
  const direction = order?.direction
  const Icon = direction ? icons[direction] : LuChevronsUpDown
  return (
    <th
      scope="col"
      aria-label={name}
      data-numeric={isNumeric || undefined}
      aria-sort={order && (direction ? words[direction] : 'none')}
    >
      {check}
      {order ? (
        <button type="button" data-sort onClick={order.toggle}>
          {label}
          <span>
            <Icon aria-hidden="true" />
          </span>
        </button>
      ) : (
        label
      )}
      {menu}
    </th>
  )
}
