import { isAnswered } from '../outcome.ts'
import { type ComparedConsulta, compareAnswers, removeRepeats } from './compare-answers.ts'
import { findSharedValues, type SharedValue } from './shared-values.ts'
import type { ComparedEntry, ComparedSubject } from './use-compared-subjects.ts'

/** Compares subjects: the values that they share, and each consulta that at least two of them have. */
export function compareSubjects(subjects: readonly ComparedSubject[]): {
  shared: SharedValue[]
  consultas: ComparedConsulta[]
} {
  const definitions = new Map(
    subjects.flatMap(({ entries }) => entries.map(({ definition }) => [definition.id, definition])),
  )
  const compared = [...definitions.values()].map((definition) => ({
    definition,
    answers: subjects.map(({ entries }) => findAnswered(entries, definition.id)),
  }))
  return {
    shared: findSharedValues(subjects.map(({ entries }) => entries)),
    consultas: removeRepeats(
      compared
        .filter(({ answers }) => answers.filter((answer) => answer !== undefined).length > 1)
        .map(compareAnswers),
    ),
  }
}

function findAnswered(entries: readonly ComparedEntry[], consultaId: string) {
  const outcome = entries.find(({ definition }) => definition.id === consultaId)?.outcome
  return isAnswered(outcome) ? outcome : undefined
}
