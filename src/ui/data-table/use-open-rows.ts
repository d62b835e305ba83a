import { useCallback, useState } from 'react'

/** The ids of the rows whose details are shown. */
export function useOpenRows() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback((id: string) => {
    setOpen((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  }, [])
  return { open, toggle }
}

export type OpenRows = ReturnType<typeof useOpenRows>
