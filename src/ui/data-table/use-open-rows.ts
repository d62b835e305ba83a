import { useCallback } from 'react'
import { useKeptState } from '@/lib/kept-state.ts'

/** The ids of the rows whose details are shown. */
export function useOpenRows(keptAs?: string) {
  const [open, setOpen] = useKeptState<ReadonlySet<string>>(keptAs && `${keptAs} open`, new Set<string>())
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
