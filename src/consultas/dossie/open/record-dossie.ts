import { recordReport, type SessionReport } from '@/state/session-reports.ts'
import { openSubject } from '@/state/subjects.ts'
import { hideSubject } from '../../form/form-values.ts'
import type { DossieProgress } from '../engine/dossie-progress.ts'
import type { OpenDossie } from './open-dossie.ts'
import { findSubjectValue } from './subject-value.ts'

/**
 * Records a dossiê in the session's list of reports, now and after every change of its counts or of its
 * conclusion. Returns a function that stops recording.
 */
export function recordDossie({ dossie, number, values, purpose, run, conclusion }: OpenDossie): () => void {
  const { title, path, fields } = dossie
  const subject = findSubjectValue(dossie, values)
  const report: Omit<SessionReport, 'counts'> = {
    id: number,
    kind: 'dossie',
    title,
    path,
    subject: hideSubject(fields, values),
    ...(subject ? { subjectId: openSubject(subject.kind, subject.value) } : {}),
    ...(purpose === undefined ? {} : { purpose }),
    at: run.getSnapshot().startedAt,
  }
  let recorded = ''
  const record = () => {
    const counts = countParts(run.getSnapshot())
    recorded = JSON.stringify(counts)
    recordReport({ ...report, counts })
  }
  const recordChange = () => JSON.stringify(countParts(run.getSnapshot())) !== recorded && record()
  record()
  const stopWatching = [run.subscribe(recordChange), conclusion.subscribe(record)]
  return () => {
    for (const stop of stopWatching) stop()
  }
}

/** Counts the parts of a dossiê by outcome. */
function countParts({ parts }: Pick<DossieProgress, 'parts'>): SessionReport['counts'] {
  const count = (state: DossieProgress['parts'][number]['state']) =>
    parts.filter((part) => part.state === state).length
  return {
    found: count('found'),
    incomplete: count('incomplete'),
    'not-found': count('not-found'),
    failed: count('failed'),
    total: parts.length,
  }
}
