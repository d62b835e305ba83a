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
export type LineSubjectActions = {
  openPage: ((row: BatchRow) => void) | undefined
  /** Adds the subject of a row to the comparison, or removes it. */
  compare?: (row: BatchRow) => void
  /** Compares the subjects of rows side by side, in place of those chosen before. */
  compareAll?: (rows: readonly BatchRow[]) => void
}

/** Returns the actions on the subject of a row. The session gets the row's answer first, so that the next page shows it. */
export function useLineSubject({ target }: LiveRun): LineSubjectActions {
  const openSubjectPage = useOpenSubject()
  const navigate = useNavigateTo()
  const adopt = ({ line: { values } }: BatchRow) => {
    const subject = target.findSubject(values)
    if (subject) adoptHeldAnswers(subject.kind, subject.value)
    return subject
  }
  const open = (row: BatchRow) => {
    const subject = adopt(row)
    if (subject) openSubjectPage?.(subject.kind, subject.value)
  }
  const latest = useRef(open)
  latest.current = open
  // It stays the same, because rows are memoized.
  const openPage = useCallback((row: BatchRow) => latest.current(row), [])
  const path = findPagePath(enginePages.comparison)
  const compare = (row: BatchRow) => {
    const subject = adopt(row)
    if (subject) toggleAndNotify(ensureSubjectId(subject.kind, subject.value))
  }
  const compareAll = (rows: readonly BatchRow[]) => {
    const subjects = rows.flatMap((row) => adopt(row) ?? [])
    setCompared(subjects.map(({ kind, value }) => ensureSubjectId(kind, value)))
    if (path) navigate(path)
  }
  return { openPage: openSubjectPage && openPage, ...(path && { compare, compareAll }) }
}

function toggleAndNotify(subjectId: string) {
  if (!toggleCompared(subjectId)) return notify.error(`A comparação tem no máximo ${maxCompared} assuntos`)
  const { length } = comparison.subjectIds
  notify.success(`Comparar: ${length} de ${maxCompared} ${length === 1 ? 'escolhido' : 'escolhidos'}`)
}
