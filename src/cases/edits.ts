import type { CaseAnswer, CaseContents, CaseReport, CaseSubject } from './contents.ts'

type Texts = Partial<Pick<CaseContents, 'title' | 'reference' | 'purpose' | 'noteDraft'>>

type SubjectKey = Pick<CaseSubject, 'kind' | 'value'>

/** Returns the contents after a change. Each edit returns the same object if it changes nothing. */
export type Edit = (contents: CaseContents) => CaseContents

export const setTexts =
  (texts: Texts): Edit =>
  (contents) => ({ ...contents, ...texts })

/** Adds a note, and clears the draft it was typed in. */
export const addNote =
  (text: string, at: number): Edit =>
  (contents) => ({
    ...contents,
    noteDraft: '',
    notes: [{ id: crypto.randomUUID(), text, at }, ...contents.notes],
  })

export const editNote =
  (id: string, text: string, editedAt: number): Edit =>
  (contents) => ({
    ...contents,
    notes: contents.notes.map((note) => (note.id === id ? { ...note, text, editedAt } : note)),
  })

export const removeNote =
  (id: string): Edit =>
  (contents) => ({ ...contents, notes: contents.notes.filter((note) => note.id !== id) })

export const isSameSubject = (one: SubjectKey, other: SubjectKey): boolean =>
  one.kind === other.kind && one.value === other.value

/** Adds a subject, or the answers that a subject of the case does not have yet. */
export const addSubject =
  ({ kind, value }: SubjectKey, answers: readonly CaseAnswer[], addedAt: number): Edit =>
  (contents) => {
    const { subjects } = contents
    const subject = subjects.find((other) => isSameSubject(other, { kind, value }))
    const known = new Set(subject?.answers.map(({ id }) => id))
    const added = answers.filter(({ id }) => !known.has(id))
    if (subject && added.length === 0) return contents
    const all = [...added, ...(subject?.answers ?? [])].sort(
      (one, other) => other.outcome.at - one.outcome.at,
    )
    const next = { ...(subject ?? { kind, value, addedAt }), answers: all }
    return {
      ...contents,
      subjects: subject ? subjects.map((other) => (other === subject ? next : other)) : [next, ...subjects],
    }
  }

export const removeSubject =
  (key: SubjectKey): Edit =>
  (contents) => ({
    ...contents,
    subjects: contents.subjects.filter((subject) => !isSameSubject(subject, key)),
  })

/** Adds a dossiê or a batch, or replaces the one with its id. */
export const addReport =
  (report: CaseReport): Edit =>
  (contents) => ({
    ...contents,
    reports: [report, ...contents.reports.filter(({ id }) => id !== report.id)],
  })

export const removeKeptReport =
  (id: string): Edit =>
  (contents) => ({ ...contents, reports: contents.reports.filter((report) => report.id !== id) })
