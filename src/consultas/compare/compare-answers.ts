import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Block } from '@manifest/schema/result.ts'
import type { ComparableValue } from '@/blocks/block-types.ts'
import { createShownAnswer, type ShownAnswer } from '@/blocks/parts/shown-text.ts'
import { findBlockTexts, summaryTexts } from '@/blocks/texts.ts'
import { formatByKind } from '@/formats/format-by-kind.ts'
import { emptyText } from '@/formats/registry.ts'
import type { Path } from '@/generated/paths.ts'
import { cellText } from '@/lib/format/cell.ts'
import { visibleLeads } from '@/state/visible-leads.ts'
import { type AnsweredOutcome, isAnswered } from '../outcome.ts'
import { hideAskedText } from '../results/asked-values.ts'
import { findPartialList } from '../results/source-and-time.ts'
import { compareLists } from './compare-rows.ts'
import { areEqual, type ComparedRow } from './compared-row.ts'
import { findSharedValues, type SharedValue } from './shared-values.ts'
import { type ComparedEntry, type ComparedSubject, formatShared } from './use-compared-subjects.ts'

/** The newest answer of a consulta about each subject, in the order of the subjects. */
type ComparedAnswers = {
  definition: ConsultaDefinition<Path>
  answers: readonly (AnsweredOutcome | undefined)[]
}

type ComparedSection = { title: string | undefined; rows: ComparedRow[] }

export type ComparedConsulta = ComparedAnswers & { sections: ComparedSection[] }

/** Compares the answers of a consulta that at least two subjects have. All values have all characters. */
export function compareAnswers({ definition, answers }: ComparedAnswers): ComparedConsulta {
  const { summary, result } = definition
  const shownAnswers = answers.map(
    (answer) =>
      answer && {
        ...createShownAnswer(answer, () => true),
        partialList: findPartialList(definition, answer),
      },
  )
  const sections: ComparedSection[] = [
    {
      title: undefined,
      rows: summary ? compareValues(shownAnswers, (shown) => summaryTexts.compare(summary, shown)) : [],
    },
    ...result.map((block) => ({ title: block.title, rows: compareBlock(block, shownAnswers) })),
  ]
  return { definition, answers, sections: sections.filter(({ rows }) => rows.length > 0) }
}

function compareBlock(block: Block, shownAnswers: readonly (ShownAnswer | undefined)[]): ComparedRow[] {
  const { compare, compareRows } = findBlockTexts(block)
  if (!compareRows) return compareValues(shownAnswers, (shown) => compare(block, shown))
  const lists = shownAnswers.map((shown) => ({
    list: shown && (compareRows(block, shown) ?? ('missing' as const)),
    isPartial: 'value' in block && shown?.partialList === block.value,
  }))
  return compareLists(lists, 'empty' in block ? block.empty : undefined)
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
      return { label, hiddenLabel: label, cells, values, hidden, isEqual: areEqual(cells), isListed: false }
    })
    .filter(({ cells }) => cells.some((cell) => cell !== undefined && cell !== emptyText))
}

/** Returns the sections without the rows in which all values are equal. */
export const onlyDifferences = (sections: readonly ComparedSection[]): ComparedSection[] =>
  sections
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ isEqual }) => !isEqual) }))
    .filter(({ rows }) => rows.length > 0)

/**
 * Removes the rows that an earlier consulta has with the same label and the same values, and rows
 * that repeat the heads of the columns. Of a list also the title must be the same: its cells say little alone.
 */
export function removeRepeats(
  consultas: readonly ComparedConsulta[],
  isInHeads: (cells: ComparedRow['cells']) => boolean,
): ComparedConsulta[] {
  const seen = new Set<string>()
  const isNew = ({ label, cells, isListed }: ComparedRow, title: string | undefined) => {
    const key = JSON.stringify([isListed ? [title] : [], label, cells])
    return !(isInHeads(cells) && !isListed) && !seen.has(key) && seen.add(key)
  }
  return consultas.map((consulta) => ({
    ...consulta,
    sections: consulta.sections
      .map(({ title, rows }) => ({ title, rows: rows.filter((row) => isNew(row, title)) }))
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
    shared: findSharedValues(subjects),
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
  const all = documents.flat()
  const hide = (cell: string | undefined, index: number) =>
    cell && hideAskedText(cell, documents[index] ?? [])
  return consultas.map((consulta) => ({
    ...consulta,
    sections: consulta.sections.map(({ title, rows }) => ({
      title,
      rows: rows.map((row) => ({
        ...row,
        hiddenLabel: row.isListed ? hideAskedText(row.hiddenLabel, all) : row.hiddenLabel,
        hidden: row.hidden.map(hide),
      })),
    })),
  }))
}
