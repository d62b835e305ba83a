import { useCallback, useRef } from 'react'
import { findPagePath } from '@/routes/page-path.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { useOpenSubject } from '@/session/use-open-subject.ts'
import { comparison, maxCompared, setCompared, toggleCompared } from '@/state/comparison.ts'
import { openSubject } from '@/state/subjects.ts'
import { notify } from '@/ui/feedback/notify.ts'
import type { LiveRun } from '../live/live-runs.ts'
import type { BatchRow } from '../run/progress.ts'

type LineSubjectActions = {
  openPage: (row: BatchRow) => void
  /** Adds the subject of a row to the comparison, or removes it. */
  compare: (row: BatchRow) => void
  /** Compares the subjects of rows side by side, in place of those chosen before. */
  compareAll: (rows: readonly BatchRow[]) => void
}

/**
 * Returns the actions on the subject of a row. The session gets the row's answer first, so that the next page
 * shows it. The functions stay the same, because rows are memoized.
 */
export function useLineSubject({ target, purpose }: LiveRun): LineSubjectActions {
  const openSubjectPage = useOpenSubject()
  const navigate = useNavigateTo()
  const adopt = async ({ line: { values }, outcome, ms = 0 }: BatchRow) => {
    const subject = target.findSubject(values)
    if (subject && outcome) (await target.loadAdoptLine())({ values, outcome, ms, purpose })
    return subject
  }
  const latest = useRef({ adopt, openSubjectPage, navigate })
  latest.current = { adopt, openSubjectPage, navigate }
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
  const compareAll = useCallback((rows: readonly BatchRow[]) => {
    Promise.all(rows.map((row) => latest.current.adopt(row)))
      .then((subjects) => {
        setCompared(
          subjects.flatMap((subject) => (subject ? [openSubject(subject.kind, subject.value)] : [])),
        )
        const path = findPagePath('consultas/compare/page')
        if (path) latest.current.navigate(path)
      })
      .catch(() => notify.error('Não foi possível comparar estas linhas'))
  }, [])
  return { openPage, compare, compareAll }
}

function toggleAndNotify(subjectId: string) {
  if (!toggleCompared(subjectId)) return notify.error(`A comparação tem no máximo ${maxCompared} assuntos`)
  const { length } = comparison.subjectIds
  notify.success(`Comparar: ${length} de ${maxCompared} ${length === 1 ? 'escolhido' : 'escolhidos'}`)
}
