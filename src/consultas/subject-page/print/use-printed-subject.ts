import { kindTitles } from '@/session/session-texts.ts'
import type { Subject } from '@/state/subjects.ts'
import { choosePrinted, describeValues } from '../../results/print/hidden-values.ts'
import type { PrintFact } from '../../results/print/print-context.ts'
import { omittedPartsText, type PrintPart, sumSensitive } from '../../results/print/print-offer.ts'
import { joinHead } from '../../results/print/running-head.ts'
import { documentPath, formatDocument } from '../head/document-text.ts'
import type { Section } from '../section.ts'
import type { SectionsReveal } from '../section-reveal.ts'
import { usePrintedSections } from './use-printed-sections.ts'

type PrintedSubject = {
  subject: Subject
  name: string | undefined
  /** The sections with a query. */
  queried: readonly Section[]
  reveal: SectionsReveal
}

/** Lets a subject's page print. Returns its print job and the facts of the printed head. */
export function usePrintedSubject({ subject, name, queried, reveal }: PrintedSubject) {
  const purpose = listPurposes(queried)
  const documentPart = (): PrintPart => ({
    key: documentPath,
    title: kindTitles[subject.kind],
    isFixed: true,
    sensitiveCount: 1,
    hiddenCount: reveal.isRevealed(documentPath) ? 0 : 1,
  })
  const job = usePrintedSections({
    sections: queried,
    reveal,
    title: 'Assunto',
    readHead: ({ values }) => {
      const { isRevealed } = choosePrinted(reveal, values)
      return joinHead(
        name ?? formatDocument(subject, isRevealed),
        `Consultas sobre ${kindTitles[subject.kind]}`,
      )
    },
    readOffer: () => ({
      title: 'Imprimir o assunto',
      purpose: purpose === '' ? undefined : purpose,
      fixedParts: [documentPart()],
    }),
  })
  const { choices, parts } = job
  const allParts = [documentPart(), ...parts]
  const partsText = omittedPartsText(allParts, choices.omitted)
  const valuesText = describeValues(sumSensitive(allParts, choices.omitted), choices.values)
  const facts: PrintFact[] = [
    ...(choices.hasPurpose && purpose !== '' ? [{ label: 'Finalidade', text: purpose }] : []),
    ...(partsText === undefined ? [] : [{ label: 'Consultas', text: partsText }]),
    ...(valuesText === undefined ? [] : [{ label: 'Dados sensíveis', text: valuesText }]),
  ]
  return { ...job, facts }
}

/** Returns the purposes of the queries, each once. */
const listPurposes = (sections: readonly Section[]) =>
  [...new Set(sections.flatMap(({ answer }) => answer?.entry?.purpose ?? []))].join(', ')
