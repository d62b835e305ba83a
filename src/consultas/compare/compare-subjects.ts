import { formatByKind } from '@/formats/format-by-kind.ts'
import { visibleLeads } from '@/state/visible-leads.ts'
import { isAnswered } from '../outcome.ts'
import { type ComparedConsulta, compareAnswers, removeRepeats } from './compare-answers.ts'
import { hideDocuments } from './printed-parts.ts'
import { findSharedValues, type SharedValue } from './shared-values.ts'
import type { ComparedEntry, ComparedSubject } from './use-compared-subjects.ts'

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
