import { subscribe } from 'valtio/vanilla'
import { markKept, setKeepEntries } from '@/state/kept-answers.ts'
import { readCached, type SessionEntry, session } from '@/state/session.ts'
import { buildSubjectKey, findSubject, findSubjectId } from '@/state/subjects.ts'
import { saveNow } from './autosave.ts'
import type { CaseAnswer, CaseSubject } from './contents.ts'
import { addSubject } from './edits.ts'
import { caseState, editCase, onCaseClose, readOpenContents } from './open-case.ts'

type SubjectKey = Pick<CaseSubject, 'kind' | 'value'>

/** Lists the session's answers about a subject, newest first. A failed query is no answer. */
function listAnswers(subjectId: string): CaseAnswer[] {
  return session.items
    .filter((entry) => entry.subjectId === subjectId && entry.outcome !== 'failed')
    .flatMap((entry) => readAnswer(entry) ?? [])
}

function readAnswer({ id, consultaId, name, origin, purpose, ms }: SessionEntry): CaseAnswer | undefined {
  const cached = readCached(id)
  return cached && { id, consultaId, name, origin: origin && { ...origin }, purpose, ms, ...pick(cached) }
}

const pick = ({ values, outcome }: Pick<CaseAnswer, 'values' | 'outcome'>) => ({ values, outcome })

/** Adds a subject of the session to the open case, with its answers. Returns false if that is not possible. */
export function addSubjectToCase(subjectId: string): boolean {
  const subject = findSubject(subjectId)
  const { open } = caseState
  if (!subject || !open || open.isReadOnly) return false
  editCase(addSubject(subject, listAnswers(subjectId), Date.now()))
  markAnswersKept(subject)
  return true
}

/** Adds new answers about the subjects of the open case as they come. */
function addNewAnswers() {
  for (const { kind, value } of readOpenContents().subjects) {
    const id = findSubjectId(buildSubjectKey(kind, value))
    if (id === undefined || !session.items.some(({ subjectId }) => subjectId === id)) continue
    editCase(addSubject({ kind, value }, listAnswers(id), Date.now()))
    markAnswersKept({ kind, value })
  }
}

function markAnswersKept({ kind, value }: SubjectKey) {
  const subject = readOpenContents().subjects.find((other) => other.kind === kind && other.value === value)
  for (const { id } of subject?.answers ?? []) markKept(id)
}

/** Follows the session until the case closes. First it adds the answers that came while the case was closed. */
export function captureAnswers(): void {
  addNewAnswers()
  onCaseClose(setKeepEntries(keepEntries))
  onCaseClose(subscribe(session, addNewAnswers))
}

/** Adds the subjects of entries to the open case, with their answers, and saves it. */
function keepEntries(entries: readonly SessionEntry[]): Promise<void> {
  for (const subjectId of new Set(entries.map((entry) => entry.subjectId))) addSubjectToCase(subjectId)
  return saveNow()
}
