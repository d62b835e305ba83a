import { kindTitles } from '@/session/session-texts.ts'
import { describeValues, markHidden } from '../results/print/hidden-values.ts'
import type { PrintFact } from '../results/print/print-context.ts'
import {
  omittedPartsText,
  type PrintPart,
  type SensitiveCounts,
  sumSensitive,
  type ValueChoice,
} from '../results/print/print-offer.ts'
import { joinHead } from '../results/print/running-head.ts'
import { usePrintJob } from '../results/print/use-print-job.tsx'
import type { ComparedConsulta } from './compare-answers.ts'
import type { SharedValue } from './shared-values-panel.tsx'
import { type ComparedSubject, formatValue, isHidable } from './use-compared-subjects.ts'

export const comparisonTitle = 'Comparação'

/** Lets a comparison print. Returns its print job, the consultas to show, and the facts of its head. */
export function usePrintedComparison(
  compared: Compared,
  screen: { areShown: boolean; isDifferencesOnly: boolean },
) {
  const { subjects, consultas } = compared
  const purpose = listPurposes(subjects)
  const chooseShown = (values: ValueChoice) => (values === 'screen' ? screen.areShown : values === 'shown')
  const job = usePrintJob({
    title: comparisonTitle,
    readHead: ({ values }) =>
      joinHead(subjects.map((subject) => readName(subject, chooseShown(values))).join(', '), comparisonTitle),
    createOffer: () => ({
      title: 'Imprimir a comparação',
      parts: listComparisonParts(compared, screen.areShown),
      purpose,
    }),
  })
  const { isPrinting, choices } = job
  const { omitted, values, hasPurpose } = choices
  const parts = isPrinting ? listComparisonParts(compared, screen.areShown) : []
  const areShown = chooseShown(values)
  const partsText = omittedPartsText(parts, omitted)
  const valuesText = describeValues(sumSensitive(parts, omitted), values)
  const facts: PrintFact[] = [
    ...subjects.map((subject) => ({
      label: kindTitles[subject.kind],
      text: describeSubject(subject, areShown),
    })),
    ...(purpose !== undefined && hasPurpose ? [{ label: 'Finalidade', text: purpose }] : []),
    ...(partsText === undefined ? [] : [{ label: 'Partes', text: partsText }]),
    ...(screen.isDifferencesOnly ? [{ label: 'Linhas', text: 'Só as que diferem' }] : []),
    ...(valuesText === undefined ? [] : [{ label: 'Dados sensíveis', text: valuesText }]),
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

const readName = (subject: ComparedSubject, isShown: boolean) => subject.name ?? formatValue(subject, isShown)

const describeSubject = (subject: ComparedSubject, isShown: boolean) =>
  [subject.name, markHidden(formatValue(subject, isShown))].filter(Boolean).join(', ')

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
    { key: 'head', title: 'Assuntos', isFixed: true, ...count(subjects.filter(isHidable).length) },
    { key: sharedPart, title: 'Em comum', ...count(shared.filter(isHidable).length) },
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
