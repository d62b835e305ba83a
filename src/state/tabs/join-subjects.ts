import { comparison } from '../comparison.ts'
import { session } from '../session.ts'
import { sessionReports } from '../session-reports.ts'
import { findSubjectId, setSubjectId } from '../subjects.ts'
import type { SubjectIds } from './read-message.ts'

/**
 * Takes the ids that another tab gave to subjects. If this tab has another id for the same subject, both tabs
 * keep the smaller one, so that they agree without another message. The other id still opens the subject.
 */
export function joinSubjects(subjects: SubjectIds): void {
  for (const [key, id] of subjects) {
    const ownId = findSubjectId(key)
    if (ownId === id) continue
    if (ownId === undefined) setSubjectId(key, id)
    else if (id < ownId) {
      setSubjectId(key, id, ownId)
      replaceSubjectId(ownId, id)
    } else setSubjectId(key, ownId, id)
  }
}

/** Replaces a subject's id in the session, the reports and the comparison. */
function replaceSubjectId(ownId: string, id: string) {
  for (const item of [...session.items, ...sessionReports.items])
    if (item.subjectId === ownId) item.subjectId = id
  comparison.subjectIds = comparison.subjectIds.map((compared) => (compared === ownId ? id : compared))
}
