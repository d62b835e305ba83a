import { useId, useState } from 'react'
import { LuEllipsisVertical } from 'react-icons/lu'
import { createOnDemand, useOnDemand } from '@/lib/on-demand.ts'
import { notify } from '../feedback/notify.ts'
import type { DataColumn } from './column.ts'
import type { ColumnMenuOptions } from './column-menu.tsx'

const columnMenu = createOnDemand(() => import('./column-menu.tsx'))

/** The column whose menu is open, and the id of the button at which it opens. */
type OpenColumnMenu = { columnId: string; buttonId: string; isOpen: boolean }

/**
 * Returns the button of a column's menu, and the menu. All buttons of a table open one menu, which loads when it is opened
 * first. Fixed columns have no button.
 */
export function useColumnMenu<Row>(options: ColumnMenuOptions<Row>) {
  const [openMenu, setOpenMenu] = useState<OpenColumnMenu>()
  const Menu = useOnDemand(columnMenu, openMenu !== undefined, () => {
    setOpenMenu(undefined)
    notify.error('Não foi possível abrir as opções da coluna')
  })?.default
  const column = openMenu && options.columns.find(({ id }) => id === openMenu.columnId)
  return {
    renderButton: ({ id, label, isFixed = false }: DataColumn<Row>) =>
      !isFixed && <ColumnMenuButton columnId={id} label={label} openMenu={openMenu} onOpen={setOpenMenu} />,
    menu: Menu && openMenu && column && (
      <Menu
        key={openMenu.buttonId}
        {...options}
        column={column}
        buttonId={openMenu.buttonId}
        isOpen={openMenu.isOpen}
        onClose={() => setOpenMenu({ ...openMenu, isOpen: false })}
      />
    ),
  }
}

type ColumnMenuButtonProps = {
  columnId: string
  label: string
  openMenu: OpenColumnMenu | undefined
  onOpen: (menu: OpenColumnMenu) => void
}

/** A plain element, styled by the table. */
function ColumnMenuButton({ columnId, label, openMenu, onOpen }: ColumnMenuButtonProps) {
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
