import { useCallback, useRef, useState } from 'react'
import { useCachedState } from '@/lib/cached-state.ts'
import type { ShownRow } from './column.ts'

const none: ReadonlySet<string> = new Set()

/** Holds the selected rows. A new list of rows starts with none selected. */
export function useSelectedRows<Row>(rows: unknown, shown: readonly ShownRow<Row>[]) {
  const [state, setState] = useState({ rows, ids: none })
  const ids = state.rows === rows ? state.ids : none
  const latest = useRef({ rows, shown, last: undefined as string | undefined })
  latest.current.rows = rows
  latest.current.shown = shown
  const select = useCallback((chosen: ReadonlySet<string>) => {
    setState({ rows: latest.current.rows, ids: chosen })
  }, [])
  /** `isRange` selects all rows from the last one that was selected, as Shift does in lists. */
  const toggle = useCallback((id: string, isRange: boolean) => {
    const { current } = latest
    const between = isRange ? listBetween(current.shown, current.last, id) : [id]
    current.last = id
    setState((before) => {
      const after = new Set(before.rows === current.rows ? before.ids : none)
      const isRemoved = !isRange && after.has(id)
      for (const each of between) isRemoved ? after.delete(each) : after.add(each)
      return { rows: current.rows, ids: after }
    })
  }, [])
  return { ids, select, toggle }
}

function listBetween<Row>(shown: readonly ShownRow<Row>[], from: string | undefined, to: string): string[] {
  const places = [from, to].map((id) => shown.findIndex((row) => row.id === id))
  if (places.includes(-1)) return [to]
  return shown.slice(Math.min(...places), Math.max(...places) + 1).map(({ id }) => id)
}

export function useOpenRows(cacheKey?: string) {
  const [open, setOpen] = useCachedState<ReadonlySet<string>>(
    cacheKey && `${cacheKey} open`,
    new Set<string>(),
  )
  const toggle = useCallback(
    (id: string) => {
      setOpen((before) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        return after
      })
    },
    [setOpen],
  )
  return { open, toggle }
}

export type OpenRows = ReturnType<typeof useOpenRows>
