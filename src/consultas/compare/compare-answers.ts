import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { ComparableValue } from '@/blocks/block-types.ts'
import type { CellValue } from '@/blocks/parts/shown-text.ts'
import { createShownAnswer, type ShownAnswer } from '@/blocks/parts/shown-text.ts'
import { findBlockTexts, summaryTexts } from '@/blocks/texts.ts'
import { formatByKind } from '@/formats/format-by-kind.ts'
import { emptyText, missingText } from '@/formats/registry.ts'
import type { Path } from '@/generated/paths.ts'
import { cellText } from '@/lib/format/cell.ts'
import { visibleLeads } from '@/state/visible-leads.ts'
import { type AnsweredOutcome, isAnswered } from '../outcome.ts'
import { hideAskedText } from '../results/asked-values.ts'
import { findSharedValues, type SharedValue } from './shared-values-panel.tsx'
import { type ComparedEntry, type ComparedSubject, formatShared } from './use-compared-subjects.ts'

/** The newest answer of a consulta about each subject, in the order of the subjects. */
type ComparedAnswers = {
  definition: ConsultaDefinition<Path>
  answers: readonly (AnsweredOutcome | undefined)[]
}

export type ComparedRow = {
  label: string
  /** The value of each subject; `undefined` if the subject has no answer of the consulta. */
  cells: readonly (string | undefined)[]
  /** The same values with their formats, for workbooks. */
  values: readonly (CellValue | undefined)[]
  /** The same while sensitive values are hidden. */
  hidden: readonly (string | undefined)[]
  /** All subjects with an answer have the same value. */
  isEqual: boolean
}

type ComparedSection = { title: string | undefined; rows: ComparedRow[] }

export type ComparedConsulta = ComparedAnswers & { sections: ComparedSection[] }

/** Compares the answers of a consulta that at least two subjects have. All values have all characters. */
export function compareAnswers({ definition, answers }: ComparedAnswers): ComparedConsulta {
  const { summary, result } = definition
  const shownAnswers = answers.map((answer) => answer && createShownAnswer(answer, () => true))
  const sections: ComparedSection[] = [
    {
      title: undefined,
      rows: summary ? compareValues(shownAnswers, (shown) => summaryTexts.compare(summary, shown)) : [],
    },
    ...result.map((block) => ({
      title: block.title,
      rows: compareValues(shownAnswers, (shown) => findBlockTexts(block).compare(block, shown)),
    })),
  ]
  return { definition, answers, sections: sections.filter(({ rows }) => rows.length > 0) }
}

/** Every answer of a layout has the same values in the same order. */
function compareValues(
  shownAnswers: readonly (ShownAnswer | undefined)[],
  read: (shownAnswer: ShownAnswer) => ComparableValue[],
): ComparedRow[] {
  const columns = shownAnswers.map((shownAnswer) => shownAnswer && read(shownAnswer))
  const first = columns.find((column) => column !== undefined) ?? []
  return first
    .map(({ label }, index) => {
      const values = columns.map((column) => column?.[index]?.cell)
      const cells = values.map((value) => value && cellText(value))
      const hidden = columns.map((column) => column?.[index]?.hidden)
      return { label, cells, values, hidden, isEqual: areEqual(cells) }
    })
    .filter(({ cells }) => cells.some((cell) => cell !== undefined && cell !== emptyText))
}

/** Returns the text of a cell as the page shows it. It is empty if the subject has no answer of the consulta. */
export const shownCellText = ({ cells, hidden }: ComparedRow, index: number, areShown: boolean): string =>
  (areShown ? cells : hidden)[index] ?? ''

/** Two missing values may differ, so they are not equal. */
function areEqual(cells: ComparedRow['cells']): boolean {
  const known = cells.filter((cell) => cell !== undefined)
  const [first] = known
  return known.length > 1 && first !== missingText && known.every((cell) => cell === first)
}

/** Returns the sections without the rows in which all values are equal. */
export const onlyDifferences = (sections: readonly ComparedSection[]): ComparedSection[] =>
  sections
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ isEqual }) => !isEqual) }))
    .filter(({ rows }) => rows.length > 0)

/**
 * Removes the rows that an earlier consulta has with the same label and the same values, and rows
 * that repeat the heads of the columns.
 */
export function removeRepeats(
  consultas: readonly ComparedConsulta[],
  isInHeads: (cells: ComparedRow['cells']) => boolean,
): ComparedConsulta[] {
  const seen = new Set<string>()
  const isNew = ({ label, cells }: ComparedRow) => {
    const key = JSON.stringify([label, cells])
    return !isInHeads(cells) && !seen.has(key) && seen.add(key)
  }
  return consultas.map((consulta) => ({
    ...consulta,
    sections: consulta.sections
      .map(({ title, rows }) => ({ title, rows: rows.filter(isNew) }))
      .filter(({ rows }) => rows.length > 0),
  }))
}

/** Compares subjects: the values that they share, and each consulta that at least two of them have. */
export function compareSubjects(subjects: readonly ComparedSubject[]): {
  shared: SharedValue[]
  consultas: ComparedConsulta[]
} {
  const order = [...new Set(subjects.map(({ kind }) => kind))].flatMap((kind) =>
    visibleLeads(kind).families.flatMap(({ leads }) => leads.map(({ id }) => id)),
  )
  const subjectTexts = subjects.map(({ kind, value, name }) => [formatByKind(kind, value), name])
  const rank = (id: string) => order.indexOf(id)
  const definitions = new Map(
    subjects.flatMap(({ entries }) => entries.map(({ definition }) => [definition.id, definition])),
  )
  const inOrder = [...definitions.values()].sort((one, other) => rank(one.id) - rank(other.id))
  const compared = inOrder.map((definition) => ({
    definition,
    answers: subjects.map(({ entries }) => findAnswered(entries, definition.id)),
  }))
  return {
    shared: findSharedValues(subjects.map(({ entries }) => entries)),
    consultas: hideDocuments(
      removeRepeats(
        compared
          .filter(({ answers }) => answers.filter((answer) => answer !== undefined).length > 1)
          .map(compareAnswers),
        // The heads of the columns have the names and the documents.
        (cells) => cells.every((cell, index) => cell === undefined || subjectTexts[index]?.includes(cell)),
      ),
      subjects,
    ),
  }
}

function findAnswered(entries: readonly ComparedEntry[], consultaId: string) {
  const outcome = entries.find(({ definition }) => definition.id === consultaId)?.outcome
  return isAnswered(outcome) ? outcome : undefined
}

/** Hides the documents of the subjects also where their answers repeat them. */
export function hideDocuments(
  consultas: readonly ComparedConsulta[],
  subjects: readonly ComparedSubject[],
): ComparedConsulta[] {
  const documents = subjects.map((subject) => [
    { label: subject.kind, text: formatShared(subject, true), hidden: formatShared(subject, false) },
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
