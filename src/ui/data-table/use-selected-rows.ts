import { useCallback, useRef, useState } from 'react'
import { useCachedState } from '@/lib/cached-state.ts'

/** The rows that the user selected, by their indexes in the source. */
export type RowSelection = {
  selected: ReadonlySet<number>
  /** Selects a row or not. With `isRange`, as of Shift, all rows since the last one get the same state. */
  toggle: (index: number, isRange: boolean) => void
  /** Selects all shown rows, or none of them if all are selected. */
  toggleShown: () => void
  /** Says if all, some or none of the shown rows are selected. */
  shownState: 'all' | 'some' | 'none'
  clear: () => void
}

const none: ReadonlySet<number> = new Set()

/** Holds selected rows. A new list of rows starts with none selected. */
export function useListSelection(list: unknown) {
  const [state, setState] = useState({ list, selected: none })
  const select = useCallback((selected: ReadonlySet<number>) => setState({ list, selected }), [list])
  return [state.list === list ? state.selected : none, select] as const
}

/** Lets the user select rows. `order` has the indexes of the shown rows; `select` must be stable. */
export function useSelectedRows(
  order: readonly number[],
  [selected, select]: readonly [ReadonlySet<number>, (selected: ReadonlySet<number>) => void],
): RowSelection {
  /** The row that the user selected last: the start of a range. */
  const anchor = useRef<number>(undefined)
  const latest = useRef({ selected, order })
  latest.current = { selected, order }
  const set = useCallback(
    (changed: readonly number[], isSelected: boolean) => {
      const next = new Set(latest.current.selected)
      for (const index of changed) isSelected ? next.add(index) : next.delete(index)
      select(next)
    },
    [select],
  )
  // It stays the same, because rows are memoized.
  const toggle = useCallback(
    (index: number, isRange: boolean) => {
      const { selected, order } = latest.current
      const from = anchor.current
      const range = isRange && from !== undefined ? listRange(order, from, index) : [index]
      set(range, !selected.has(index))
      anchor.current = index
    },
    [set],
  )
  const shownCount = order.reduce((count, index) => count + (selected.has(index) ? 1 : 0), 0)
  const shownState = shownCount === 0 ? 'none' : shownCount === order.length ? 'all' : 'some'
  return {
    selected,
    toggle,
    toggleShown: () => set(order, shownState !== 'all'),
    shownState,
    clear: () => select(none),
  }
}

/** Returns the rows between two rows in the table, with both ends. */
function listRange(order: readonly number[], from: number, to: number): readonly number[] {
  const [one, other] = [order.indexOf(from), order.indexOf(to)]
  if (one === -1 || other === -1) return [to]
  return order.slice(Math.min(one, other), Math.max(one, other) + 1)
}

export function useOpenRows(cacheKey?: string) {
  const [open, setOpen] = useCachedState<ReadonlySet<number>>(cacheKey && `${cacheKey} open`, none)
  const toggle = useCallback(
    (index: number) => {
      setOpen((before) => {
        const after = new Set(before)
        if (!after.delete(index)) after.add(index)
        return after
      })
    },
    [setOpen],
  )
  return { open, toggle }
}

export type OpenRows = ReturnType<typeof useOpenRows>
