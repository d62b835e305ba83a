import { type ReactNode, useId } from 'react'
import { LuArrowDown, LuArrowUp, LuChevronsUpDown, LuEllipsisVertical } from 'react-icons/lu'
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
  if (!order)
    return (
      <th scope="col" aria-label={name} data-numeric={isNumeric || undefined}>
        {check}
        {label}
        {menu}
      </th>
    )
  const { direction, toggle } = order
  const Icon = direction ? icons[direction] : LuChevronsUpDown
  return (
    <th
      scope="col"
      aria-label={name}
      data-numeric={isNumeric || undefined}
      aria-sort={direction ? words[direction] : 'none'}
    >
      {check}
      <button type="button" data-sort onClick={toggle}>
        {label}
        <span>
          <Icon aria-hidden="true" />
        </span>
      </button>
      {menu}
    </th>
  )
}

/** The id of the button at which a column's menu opens. */
export type OpenColumnMenu = { columnId: string; buttonId: string; isOpen: boolean }

type ColumnMenuButtonProps = {
  columnId: string
  label: string
  openMenu: OpenColumnMenu | undefined
  onOpen: (menu: OpenColumnMenu) => void
}

/** A plain element, styled by the table. All buttons of a table open one menu. */
export function ColumnMenuButton({ columnId, label, openMenu, onOpen }: ColumnMenuButtonProps) {
  const buttonId = useId()
  const isOpen = openMenu?.isOpen === true && openMenu.buttonId === buttonId
  return (
    <button
      id={buttonId}
      type="button"
      data-column-menu
      aria-label={`Opções da coluna ${label}`}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={() => onOpen({ columnId, buttonId, isOpen: !isOpen })}
    >
      <LuEllipsisVertical aria-hidden="true" />
    </button>
  )
}
