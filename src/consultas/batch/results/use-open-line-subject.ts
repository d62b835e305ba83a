import { useCallback, useRef } from 'react'
import { useOpenSubject } from '@/session/use-open-subject.ts'
import { notify } from '@/ui/feedback/notify.ts'
import type { LiveRun } from '../live/live-runs.ts'
import type { BatchRow } from '../run/progress.ts'

/**
 * Returns a function that opens the page of a row's subject. The session gets the row's answer, so that the page
 * shows it. The function stays the same, because rows are memoized.
 */
export function useOpenLineSubject({ target, purpose }: LiveRun): (row: BatchRow) => void {
  const openSubject = useOpenSubject()
  const open = async ({ line: { values }, outcome, ms = 0 }: BatchRow) => {
    const subject = target.findSubject(values)
    if (!subject) return
    if (outcome) {
      const adoptLine = await target.loadAdoptLine()
      adoptLine({ values, outcome, ms, purpose })
    }
    openSubject(subject.kind, subject.value)
  }
  const latest = useRef(open)
  latest.current = open
  return useCallback((row) => {
    latest.current(row).catch(() => notify.error('Não foi possível abrir a página desta linha'))
  }, [])
}
