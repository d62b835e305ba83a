import { kindTitles } from '@/session/session-texts.ts'
import { describeValues, markHidden } from '../results/print/hidden-values.ts'
import type { PrintFact } from '../results/print/print-context.ts'
import { omittedPartsText, sumSensitive, type ValueChoice } from '../results/print/print-offer.ts'
import { joinHead } from '../results/print/running-head.ts'
import { usePrintJob } from '../results/print/use-print-job.tsx'
import {
  type Compared,
  formatDocument,
  listComparisonParts,
  listPurposes,
  sharedPart,
} from './printed-parts.ts'
import type { ComparedSubject } from './use-compared-subjects.ts'

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

const readName = (subject: ComparedSubject, isShown: boolean) =>
  subject.name ?? formatDocument(subject, isShown)

const describeSubject = (subject: ComparedSubject, isShown: boolean) =>
  [subject.name, markHidden(formatDocument(subject, isShown))].filter(Boolean).join(', ')
