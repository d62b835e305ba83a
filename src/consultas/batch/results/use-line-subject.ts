import { enginePages } from '@manifest/contract/engine-pages.ts'
import { useCallback, useRef } from 'react'
import { findPagePath } from '@/routes/page-path.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { useOpenSubject } from '@/session/use-open-entry.ts'
import { comparison, maxCompared, setCompared, toggleCompared } from '@/state/comparison.ts'
import { ensureSubjectId } from '@/state/subjects.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { adoptHeldAnswers } from '../../query/known-answers.ts'
import type { LiveRun } from '../live/live-runs.ts'
import type { BatchRow } from '../run/progress.ts'

/** Each is absent if the manifest lacks its page. */
type LineSubjectActions = {
  openPage: ((row: BatchRow) => void) | undefined
  /** Adds the subject of a row to the comparison, or removes it. */
  compare: ((row: BatchRow) => void) | undefined
  /** Compares the subjects of rows side by side, in place of those chosen before. */
  compareAll: ((rows: readonly BatchRow[]) => void) | undefined
}

/**
 * Returns the actions on the subject of a row. The session gets the row's answer first, so that the next page
 * shows it. The functions stay the same, because rows are memoized.
 */
export function useLineSubject({ target }: LiveRun): LineSubjectActions {
  const openSubjectPage = useOpenSubject()
  const navigate = useNavigateTo()
  const adopt = ({ line: { values } }: BatchRow) => {
    const subject = target.findSubject(values)
    if (subject) adoptHeldAnswers(subject.kind, subject.value)
    return subject
  }
  const latest = useRef({ adopt, openSubjectPage, navigate })
  latest.current = { adopt, openSubjectPage, navigate }
  const openPage = useCallback((row: BatchRow) => {
    const subject = latest.current.adopt(row)
    if (subject) latest.current.openSubjectPage?.(subject.kind, subject.value)
  }, [])
  const compare = useCallback((row: BatchRow) => {
    const subject = latest.current.adopt(row)
    if (subject) toggleAndNotify(ensureSubjectId(subject.kind, subject.value))
  }, [])
  const compareAll = useCallback((rows: readonly BatchRow[]) => {
    const subjects = rows.flatMap((row) => latest.current.adopt(row) ?? [])
    setCompared(subjects.map(({ kind, value }) => ensureSubjectId(kind, value)))
    const path = findPagePath(enginePages.comparison)
    if (path) latest.current.navigate(path)
  }, [])
  const isOffered = findPagePath(enginePages.comparison) !== undefined
  return {
    openPage: openSubjectPage && openPage,
    compare: isOffered ? compare : undefined,
    compareAll: isOffered ? compareAll : undefined,
  }
}

function toggleAndNotify(subjectId: string) {
  if (!toggleCompared(subjectId)) return notify.error(`A comparação tem no máximo ${maxCompared} assuntos`)
  const { length } = comparison.subjectIds
  notify.success(`Comparar: ${length} de ${maxCompared} ${length === 1 ? 'escolhido' : 'escolhidos'}`)
}
