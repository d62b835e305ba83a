import { useRef } from 'react'
import { flushSync } from 'react-dom'

/** Controls of a row that can take the focus, by `data-focus`. */
type RowControl = 'first' | 'up' | 'down'

/** Keeps the focus on the user's row while rows are moved and removed. */
export function useRowFocus() {
  const list = useRef<HTMLOListElement>(null)

  function focus(index: number, candidates: readonly RowControl[]) {
    const row = list.current?.children[index]
    const controls = candidates.map((name) =>
      row?.querySelector<HTMLElement>(`[data-focus=${name}]:not(:disabled)`),
    )
    controls.find((control) => control != null)?.focus()
  }

  /** Changes the list, then focuses the first available of these controls in a row. */
  function changeThenFocus(change: () => void, index: number, candidates: readonly RowControl[]) {
    flushSync(change)
    focus(index, candidates)
  }

  return { list, changeThenFocus }
}
