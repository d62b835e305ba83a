import { useEffect, useRef, useState } from 'react'
import { notify } from '@/ui/feedback/notify.ts'

/** A faster export shows no progress. */
const shownAfterMs = 300

export type SavingOptions = {
  signal: AbortSignal
  /** `done` and `total` share a unit, which depends on the file. */
  onProgress: (done: number, total: number) => void
}

/** An export in progress. `total` is `undefined` until the first report. */
export type Saving = { done: number; total: number | undefined; cancel: () => void }

/**
 * Writes one file at a time and reports its progress. Unmounting aborts the export: on navigation and on
 * lock.
 */
export function useSaving() {
  const [saving, setSaving] = useState<Saving>()
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  /** Returns true if the file was written. The user is notified of a failure. */
  const save = async (write: (options: SavingOptions) => Promise<void>): Promise<boolean> => {
    current.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    current.current = controller
    let state: Saving = { done: 0, total: undefined, cancel: () => controller.abort() }
    const timer = setTimeout(() => setSaving(state), shownAfterMs)
    try {
      await write({
        signal,
        onProgress(done, total) {
          state = { ...state, done, total }
          setSaving((before) => before && state)
        },
      })
      return true
    } catch {
      if (!signal.aborted) notify.error('Não foi possível exportar')
      return false
    } finally {
      clearTimeout(timer)
      if (current.current === controller) setSaving(undefined)
    }
  }
  return { saving, save }
}
