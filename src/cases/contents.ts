import type { LeadKind } from '@manifest/kinds/index.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Outcome } from '@/state/outcome.ts'
import type { EntryOrigin, QueryValues } from '@/state/session.ts'
import type { SessionReport } from '@/state/session-reports.ts'

/** A query and its outcome. Family, title and path come from the manifest when it is shown. */
export type CaseAnswer = {
  /** The id of the session's entry. */
  id: string
  consultaId: string
  name?: string | undefined
  origin?: EntryOrigin | undefined
  purpose?: string | undefined
  ms: number
  values: QueryValues
  outcome: Outcome
}

/** A subject with its answers, newest first. */
export type CaseSubject = { kind: LeadKind; value: string; addedAt: number; answers: readonly CaseAnswer[] }

/** Plain text of the user. */
export type CaseNote = { id: string; text: string; at: number; editedAt?: number | undefined }

/** A dossiê or a batch. `data` is the form in which its page saves and restores it. */
export type CaseReport = Omit<SessionReport, 'path' | 'subject' | 'subjectId'> & {
  path: string
  subject?: string | undefined
  /** The subject's name, if an answer gave one. */
  name?: string | undefined
  data: Json
}

/** The contents of a case. Values are replaced, never changed in place. */
export type CaseContents = {
  title: string
  reference: string
  purpose: string
  /** The note that the user is typing. It is saved too. */
  noteDraft: string
  /** Newest first. */
  notes: readonly CaseNote[]
  subjects: readonly CaseSubject[]
  reports: readonly CaseReport[]
}

export const emptyContents: CaseContents = {
  title: '',
  reference: '',
  purpose: '',
  noteDraft: '',
  notes: [],
  subjects: [],
  reports: [],
}

/** The title on screen. */
export const formatCaseTitle = ({ title }: Pick<CaseContents, 'title'>): string =>
  title.trim() === '' ? 'Caso sem título' : title

/** The JSON of subjects and reports, which may have megabytes. They are replaced when they change. */
const texts = new WeakMap<object, string>()

function writeText(value: object): string {
  const text = texts.get(value) ?? JSON.stringify(value)
  texts.set(value, text)
  return text
}

/** Returns the contents as JSON. What has not changed since the last save is not written again. */
export function writeContents({ subjects, reports, ...rest }: CaseContents): string {
  const list = (values: readonly object[]) => `[${values.map(writeText).join(',')}]`
  return `${JSON.stringify(rest).slice(0, -1)},"subjects":${list(subjects)},"reports":${list(reports)}}`
}
