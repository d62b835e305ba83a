import { formatByKind, hideByKind } from '@/formats/format-by-kind.ts'
import { hideAskedText } from '../results/asked-values.ts'
import type { PrintPart, SensitiveCounts } from '../results/print/print-offer.ts'
import type { ComparedConsulta } from './compare-answers.ts'
import { isSharedHidable, type SharedValue } from './shared-values.ts'
import type { ComparedSubject } from './use-compared-subjects.ts'

/** The key of the list of shared values. Those of consultas have a slash. */
export const sharedPart = 'shared'

export type Compared = {
  subjects: readonly ComparedSubject[]
  shared: readonly SharedValue[]
  consultas: readonly ComparedConsulta[]
}

/** Returns the parts of a printed comparison. Its head, with the documents, is printed always. */
export function listComparisonParts(
  { subjects, shared, consultas }: Compared,
  areShown: boolean,
): PrintPart[] {
  const count = (sensitiveCount: number): SensitiveCounts => ({
    sensitiveCount,
    hiddenCount: areShown ? 0 : sensitiveCount,
  })
  return [
    { key: 'head', title: 'Assuntos', isFixed: true, ...count(subjects.filter(isDocumentHidable).length) },
    { key: sharedPart, title: 'Em comum', ...count(shared.filter(isSharedHidable).length) },
    ...consultas.map((consulta) => ({
      key: consulta.definition.id,
      title: consulta.definition.title,
      ...count(countSensitive(consulta)),
    })),
  ]
}

const countSensitive = ({ sections }: ComparedConsulta) =>
  sections
    .flatMap(({ rows }) => rows)
    .reduce((sum, { cells, hidden }) => sum + cells.filter((cell, index) => cell !== hidden[index]).length, 0)

/** Returns the purposes of the compared queries, each once; `undefined` without any. */
export function listPurposes(subjects: readonly ComparedSubject[]): string | undefined {
  const purposes = subjects.flatMap(({ entries }) => entries.flatMap(({ entry }) => entry.purpose ?? []))
  return purposes.length === 0 ? undefined : [...new Set(purposes)].join(', ')
}

/** Returns the document of a subject, partly hidden unless it is shown. */
export const formatDocument = ({ kind, value }: ComparedSubject, isShown: boolean) =>
  isShown ? formatByKind(kind, value) : hideByKind(kind, value)

/** Returns true if the document of a subject is hidden unless the user shows it. */
export const isDocumentHidable = (subject: ComparedSubject) =>
  formatDocument(subject, true) !== formatDocument(subject, false)

/** Hides the documents of the subjects also where their answers repeat them. */
export function hideDocuments(
  consultas: readonly ComparedConsulta[],
  subjects: readonly ComparedSubject[],
): ComparedConsulta[] {
  const documents = subjects.map((subject) => [
    { label: subject.kind, text: formatDocument(subject, true), hidden: formatDocument(subject, false) },
  ])
  const hide = (cell: string | undefined, index: number) =>
    cell && hideAskedText(cell, documents[index] ?? [])
  return consultas.map((consulta) => ({
    ...consulta,
    sections: consulta.sections.map(({ title, rows }) => ({
      title,
      rows: rows.map((row) => ({ ...row, hidden: row.hidden.map(hide) })),
    })),
  }))
}
