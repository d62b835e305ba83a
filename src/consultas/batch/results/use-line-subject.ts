import { useCallback, useRef } from 'react'
import { useOpenSubject } from '@/session/use-open-subject.ts'
import { comparison, maxCompared, toggleCompared } from '@/state/comparison.ts'
import { openSubject } from '@/state/subjects.ts'
import { notify } from '@/ui/feedback/notify.ts'
import type { LiveRun } from '../live/live-runs.ts'
import type { BatchRow } from '../run/progress.ts'

type LineSubjectActions = {
  openPage: (row: BatchRow) => void
  /** Adds the subject of a row to the comparison, or removes it. */
  compare: (row: BatchRow) => void
}

/**
 * Returns the actions on the subject of a row. The session gets the row's answer first, so that the next page
 * shows it. The functions stay the same, because rows are memoized.
 */
export function useLineSubject({ target, purpose }: LiveRun): LineSubjectActions {
  const openSubjectPage = useOpenSubject()
  const adopt = async ({ line: { values }, outcome, ms = 0 }: BatchRow) => {
    const subject = target.findSubject(values)
    if (subject && outcome) (await target.loadAdoptLine())({ values, outcome, ms, purpose })
    return subject
  }
  const latest = useRef({ adopt, openSubjectPage })
  latest.current = { adopt, openSubjectPage }
  const openPage = useCallback((row: BatchRow) => {
    latest.current
      .adopt(row)
      .then((subject) => subject && latest.current.openSubjectPage(subject.kind, subject.value))
      .catch(() => notify.error('Não foi possível abrir a página desta linha'))
  }, [])
  const compare = useCallback((row: BatchRow) => {
    latest.current
      .adopt(row)
      .then((subject) => subject && toggleAndNotify(openSubject(subject.kind, subject.value)))
      .catch(() => notify.error('Não foi possível comparar esta linha'))
  }, [])
  return { openPage, compare }
}

function toggleAndNotify(subjectId: string) {
  if (!toggleCompared(subjectId)) return notify.error(`A comparação tem no máximo ${maxCompared} assuntos`)
  const { length } = comparison.subjectIds
  notify.success(`Comparar: ${length} de ${maxCompared} ${length === 1 ? 'escolhido' : 'escolhidos'}`)
}
