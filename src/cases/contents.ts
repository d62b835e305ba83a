import type { CaseContents } from './read-contents.ts'

/** The contents of a case. Values are replaced, never changed in place. */
export type { CaseContents }

/** A subject with its answers, newest first. */
export type CaseSubject = CaseContents['subjects'][number]

/** A query and its outcome. Family, title and path come from the manifest when it is shown. */
export type CaseAnswer = CaseSubject['answers'][number]

export type CaseNote = CaseContents['notes'][number]

/** A dossiê or a batch. */
export type CaseReport = CaseContents['reports'][number]

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
