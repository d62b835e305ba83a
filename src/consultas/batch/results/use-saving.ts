import { useEffect, useRef, useState } from 'react'
import { notify } from '@/ui/feedback/notify.ts'
import type { WriteOptions } from './run-file.ts'

/** Soon done is done without a word. */
const shownAfterMs = 300

/** A file that is being written: how much of it is, and how to stop. */
export type Saving = { done: number; total: number; cancel: () => void }

/** Writes files one at a time, with their progress; leaving the page stops it. */
export function useSaving() {
  const [saving, setSaving] = useState<Saving>()
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  /** Whether the file was written; a failure is told to the user. */
  const save = async (total: number, write: (options: WriteOptions) => Promise<void>): Promise<boolean> => {
    current.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    current.current = controller
    const cancel = () => controller.abort()
    let done = 0
    const timer = setTimeout(() => setSaving({ done, total, cancel }), shownAfterMs)
    try {
      await write({
        signal,
        onProgress(count) {
          done = count
          setSaving((before) => before && { ...before, done })
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
