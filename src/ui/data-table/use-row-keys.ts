import type { Virtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { RowSelection } from './use-selected-rows.ts'

type RowKeysOptions = {
  area: HTMLElement | null
  virtualizer: Virtualizer<HTMLElement, Element>
  order: readonly number[]
  selection: RowSelection | undefined
}

/** The rows that Page Up and Page Down skip. */
const pageRows = 10

/** Returns the new place of the focus for a key; `undefined` if the key moves nothing. */
function findPlace(key: string, place: number, last: number): number | undefined {
  const places: Record<string, number> = {
    ArrowDown: place + 1,
    ArrowUp: place - 1,
    PageDown: place + pageRows,
    PageUp: place - pageRows,
    Home: 0,
    End: last,
  }
  const next = places[key]
  return next === undefined ? undefined : Math.min(last, Math.max(0, next))
}

const readPlace = (target: EventTarget) => {
  const row = target instanceof Element ? target.closest('tr') : null
  return row ? Number(row.getAttribute('aria-rowindex')) - 2 : undefined
}

/**
 * Moves the focus between the checkboxes of rows with arrows, Home, End and the page keys. With Shift an arrow also selects
 * the row; Enter opens it. Tab goes through the controls of one row only, because a table has hundreds of them.
 */
export function useRowKeys({ area, virtualizer, order, selection }: RowKeysOptions) {
  const [place, setPlace] = useState(0)
  const wanted = useRef<number>(undefined)
  const findBox = (rowPlace: number) =>
    area?.querySelector<HTMLElement>(`tr[aria-rowindex="${rowPlace + 2}"] input[type=checkbox]`)
  // After the scroll has rendered the row.
  useEffect(() => {
    if (wanted.current === undefined) return
    const box = findBox(wanted.current)
    if (!box) return
    wanted.current = undefined
    box.focus({ preventScroll: true })
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, shiftKey, ctrlKey, metaKey, altKey } = event
    const current = readPlace(target)
    if (current === undefined || ctrlKey || metaKey || altKey) return
    if (!(target instanceof HTMLInputElement)) return
    if (key === 'Enter') {
      event.preventDefault()
      target.closest('tr')?.querySelector('button')?.click()
      return
    }
    const next = findPlace(key, current, order.length - 1)
    if (next === undefined) return
    event.preventDefault()
    const index = order[next]
    if (shiftKey && index !== undefined && !selection?.selected.has(index)) selection?.toggle(index, true)
    wanted.current = next
    setPlace(next)
    virtualizer.scrollToIndex(next)
    findBox(next)?.focus({ preventScroll: true })
  }
  const items = virtualizer.getVirtualItems()
  const isRendered = items.some(({ index }) => index === place)
  const tabStop = isRendered ? place : items[0]?.index
  const onFocus = ({ target }: FocusEvent) => {
    const focused = readPlace(target)
    if (focused !== undefined) setPlace(focused)
  }
  return {
    /** Event handlers for the table's body. */
    handlers: { onKeyDown, onFocus },
    /** Returns true for the row whose controls Tab reaches. */
    isTabStop: (rowPlace: number) => rowPlace === tabStop,
  }
}
