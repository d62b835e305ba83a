import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { createOnDemand, useOnDemand } from '@/lib/on-demand.ts'
import { setCompactTables, tableDensity } from '@/state/table-density.ts'
import { ColumnMenuButton, type OpenColumnMenu } from '@/ui/data-table/header-cell.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import type { RowColumn } from './row-columns.ts'
import type { useArrangement } from './use-arrangement.ts'
import type { useColumns } from './use-columns.ts'

const columnMenu = createOnDemand(() => import('@/ui/data-table/column-menu.tsx'))

/** Changes the columns of a batch from their menus. */
export type ColumnChanges = Pick<ReturnType<typeof useColumns>, 'pins' | 'readHide'>

type ColumnMenuOptions = ColumnChanges & {
  columns: readonly RowColumn[]
  arrangement: Pick<ReturnType<typeof useArrangement>, 'sorting' | 'sortBy'>
  /** Takes the focus when a column goes with its button. */
  area: HTMLElement | null
}

/** Returns the button of a column's menu, and the menu that is open. The menu loads when it is opened first. */
export function useBatchColumnMenu({ columns, arrangement, area, pins, readHide }: ColumnMenuOptions) {
  const [openMenu, setOpenMenu] = useState<OpenColumnMenu>()
  const { isCompact } = useSnapshot(tableDensity)
  const Menu = useOnDemand(columnMenu, openMenu !== undefined, () => {
    setOpenMenu(undefined)
    notify.error('Não foi possível abrir as opções da coluna')
  })?.default
  const column = openMenu && columns.find(({ id }) => id === openMenu.columnId)
  const hide = column && readHide(column)
  return {
    renderButton: ({ id, label }: RowColumn) => (
      <ColumnMenuButton columnId={id} label={label} openMenu={openMenu} onOpen={setOpenMenu} />
    ),
    menu: Menu && openMenu && column && (
      <Menu
        key={openMenu.buttonId}
        column={column}
        columns={columns}
        buttonId={openMenu.buttonId}
        isOpen={openMenu.isOpen}
        hasRows
        isGroupable={false}
        {...arrangement}
        setup={{ hidden: [], pinned: pins.ids }}
        onChange={({ pinned }) => pinned && pins.set(pinned)}
        onHide={
          hide &&
          (() => {
            area?.focus()
            hide()
          })
        }
        density={{ isCompact, set: setCompactTables }}
        onClose={() => setOpenMenu({ ...openMenu, isOpen: false })}
      />
    ),
  }
}
