import { useRef } from 'react'
import { flushSync } from 'react-dom'

/** The controls of a row that the focus may go to, by the `data-focus` of each. */
type RowControl = 'first' | 'up' | 'down'

/** Keeps the focus on the row that the user works on while rows are moved and removed. */
export function useRowFocus() {
  const list = useRef<HTMLOListElement>(null)

  function focus(index: number, candidates: readonly RowControl[]) {
    const row = list.current?.children[index]
    const controls = candidates.map((name) =>
      row?.querySelector<HTMLElement>(`[data-focus=${name}]:not(:disabled)`),
    )
    controls.find((control) => control != null)?.focus()
  }

  /** Changes the list, and then puts the focus into one of its rows: at the first of these that can take it. */
  function changeThenFocus(change: () => void, index: number, candidates: readonly RowControl[]) {
    flushSync(change)
    focus(index, candidates)
  }

  return { list, changeThenFocus }
}
