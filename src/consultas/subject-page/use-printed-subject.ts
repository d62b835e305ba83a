import { useMemo } from 'react'
import { kindTitles } from '@/session/session-texts.ts'
import type { Subject } from '@/state/subjects.ts'
import { listChoiceFacts } from '../document/print/hidden-values.ts'
import { joinPurposes } from '../document/print/print-offer.ts'
import { joinHead } from '../document/print/running-head.ts'
import { formatDocument, readDocument } from './head-facts.ts'
import type { Section, SectionsReveal } from './section.ts'
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
  const asked = useMemo(() => [readDocument(subject)], [subject])
  const job = usePrintedSections({
    sections: queried,
    reveal,
    title: 'Assunto',
    asked,
    readHead: (isAskedHidden) =>
      joinHead(
        name ?? formatDocument(subject, () => !isAskedHidden),
        `Consultas sobre ${kindTitles[subject.kind]}`,
      ),
    readOffer: () => ({
      title: 'Imprimir o assunto',
      purpose: joinPurposes(queried.map(({ answer }) => answer?.entry)),
    }),
  })
  return { ...job, facts: [...job.purposeFacts, ...listChoiceFacts('Consultas', job)] }
}
