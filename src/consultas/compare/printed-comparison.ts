import { kindTitles } from '@/session/session-texts.ts'
import { listChoiceFacts, markHidden } from '../document/print/hidden-values.ts'
import {
  joinPurposes,
  type PrintFact,
  type PrintPart,
  type SensitiveCounts,
  type ValueChoice,
} from '../document/print/print-offer.ts'
import { joinHead } from '../document/print/running-head.ts'
import { usePrintJob } from '../document/print/use-print-job.tsx'
import type { ComparedConsulta } from './compare-answers.ts'
import { hasHiddenPart, type SharedValue } from './shared-values.ts'
import { type ComparedSubject, formatShared, isSharedHidable } from './use-compared-subjects.ts'

export const comparisonTitle = 'Comparação'

/** Lets a comparison print. Returns its print job, the consultas to show, and the facts of its head. */
export function usePrintedComparison(
  compared: Compared,
  screen: { areShown: boolean; isDifferencesOnly: boolean },
) {
  const { subjects, consultas } = compared
  const chooseShown = (values: ValueChoice) => (values === 'screen' ? screen.areShown : values === 'shown')
  const job = usePrintJob({
    title: comparisonTitle,
    readHead: ({ values }) =>
      joinHead(subjects.map((subject) => readName(subject, chooseShown(values))).join(', '), comparisonTitle),
    createOffer: () => ({
      title: 'Imprimir a comparação',
      parts: listComparisonParts(compared, screen.areShown),
      purpose: joinPurposes(subjects.flatMap(({ entries }) => entries.map(({ entry }) => entry))),
    }),
  })
  const { omitted, values } = job.choices
  const areShown = chooseShown(values)
  const facts: PrintFact[] = [
    ...subjects.map((subject) => ({
      label: kindTitles[subject.kind],
      text: describeSubject(subject, areShown),
    })),
    ...job.purposeFacts,
    ...listChoiceFacts(
      'Partes',
      job,
      screen.isDifferencesOnly ? [{ label: 'Linhas', text: 'Só as que diferem' }] : [],
    ),
  ]
  const chosen = consultas.filter(({ definition }) => !omitted.has(definition.id))
  return {
    ...job,
    areShown,
    facts,
    hasShared: !omitted.has(sharedPart),
    consultas: chosen,
  }
}

const readName = (subject: ComparedSubject, isShown: boolean) =>
  subject.name ?? formatShared(subject, isShown)

const describeSubject = (subject: ComparedSubject, isShown: boolean) =>
  [subject.name, markHidden(formatShared(subject, isShown))].filter(Boolean).join(', ')

/** The key of the list of shared values. Those of consultas have a slash. */
const sharedPart = 'shared'

type Compared = {
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
    { key: 'head', title: 'Assuntos', isFixed: true, ...count(subjects.filter(isSharedHidable).length) },
    { key: sharedPart, title: 'Em comum', ...count(shared.filter(hasHiddenPart).length) },
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
    .reduce((sum, { label, hiddenLabel, cells, hidden }) => {
      const inCells = cells.filter((cell, index) => cell !== hidden[index]).length
      return sum + inCells + (label === hiddenLabel ? 0 : 1)
    }, 0)
