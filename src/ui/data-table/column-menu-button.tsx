import { useId } from 'react'
import { LuEllipsisVertical } from 'react-icons/lu'

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
