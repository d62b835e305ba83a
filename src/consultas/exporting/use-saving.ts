import { useEffect, useRef, useState } from 'react'
import { notify } from '@/ui/feedback/notify.ts'

/** Soon done is done without a word. */
const shownAfterMs = 300

/** How a file is to be written. */
export type SavingOptions = {
  /** Stops the writing. */
  signal: AbortSignal
  /** Told how much of how much is written, in whatever it is counted. */
  onProgress: (done: number, total: number) => void
}

/** A file that is being written: how much of it is, if that is known, and how to stop. */
export type Saving = { done: number; total: number | undefined; cancel: () => void }

/** Writes files one at a time, with their progress; leaving the page stops it, and so does the screen's lock. */
export function useSaving() {
  const [saving, setSaving] = useState<Saving>()
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  /** Whether the file was written; a failure is told to the user. */
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
