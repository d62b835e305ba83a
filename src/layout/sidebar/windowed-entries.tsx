import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type ListEntriesProps, MenuEntries } from './menu-entry.tsx'
import { type MenuRow, menuRows } from './menu-rows.ts'
import { useOpenGroups } from './open-groups.ts'
import { useWindowedMenu } from './use-windowed-menu.ts'

/** The `data-index` of the line that contains an element, or that it stands below; -1 where there is none. */
function readIndex(node: Node): number {
  const element = node instanceof Element ? node : node.parentElement
  const line = element?.closest('[data-index]') ?? element?.closest('li')?.querySelector('[data-index]')
  return Number(line?.getAttribute('data-index') ?? -1)
}

const isLine = ({ entry }: MenuRow) => !('header' in entry)

/** Of a long menu the entries in view. The keys move between all of them, and Tab leads to the next one as ever. */
export default function WindowedEntries({ entries, active, isNarrow, lines }: ListEntriesProps) {
  const end = useRef<HTMLLIElement>(null)
  const open = useOpenGroups()
  const rows = menuRows(entries, (id) => !isNarrow && open[id] === true)
  const [focused, setFocused] = useState<MenuRow['entry']>()
  const { places, rest } = useWindowedMenu({ rows, end, isNarrow, focused, activeIds: active.ids })

  useEffect(() => {
    const list = end.current?.parentElement
    const onFocus = ({ target }: FocusEvent) => setFocused(rows[readIndex(target as Node)]?.entry)
    list?.addEventListener('focusin', onFocus)
    return () => list?.removeEventListener('focusin', onFocus)
  })

  useEffect(() => {
    lines.current = (focusedNode) => {
      const all = rows.filter(isLine)
      const current = rows[readIndex(focusedNode)]
      return {
        labels: all.map(({ entry }) => ('title' in entry ? entry.title : '')),
        current: current ? all.indexOf(current) : -1,
        focus(index) {
          const row = all[index]
          if (!row) return
          flushSync(() => setFocused(row.entry))
          end.current?.parentElement
            ?.querySelector<HTMLElement>(`[data-index="${rows.indexOf(row)}"]`)
            ?.focus()
        },
      }
    }
    return () => {
      lines.current = null
    }
  })

  return (
    <>
      <MenuEntries entries={entries} active={active} isNarrow={isNarrow} places={places} />
      <li ref={end} aria-hidden="true" style={{ height: rest }} />
    </>
  )
}
