import { useCallback } from 'react'
import { useCachedState } from '@/lib/cached-state.ts'

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
