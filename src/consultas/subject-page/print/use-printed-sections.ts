import { useMemo } from 'react'
import { isAnswered } from '../../outcome.ts'
import { listAskedParts } from '../../results/asked-values.ts'
import { choosePrinted, countSensitive } from '../../results/print/hidden-values.ts'
import type { AskedValue } from '../../results/print/print-context.ts'
import type { PrintOffer, PrintPart, ValueChoice } from '../../results/print/print-offer.ts'
import { usePrintJob } from '../../results/print/use-print-job.tsx'
import type { IsRevealed } from '../../results/shown-text.ts'
import { documentPath } from '../head/document-text.ts'
import { hideInSection, listDocuments } from '../hidden-documents.ts'
import type { Section } from '../section.ts'
import { createSectionIsRevealed, type SectionsReveal } from '../section-reveal.ts'
import { sectionStateTexts } from '../section-states.ts'

type PrintedSections = {
  sections: readonly Section[]
  /** What the screen reveals. */
  reveal: SectionsReveal
  /** The document's title while printing, without personal data. */
  title: string
  /** The values that the page is about. */
  asked: readonly AskedValue[]
  readHead: (isAskedHidden: boolean) => string
  /** What the dialog asks about besides the sections. */
  readOffer: () => Omit<PrintOffer, 'parts'>
}

/**
 * Lets a page of sections print. Returns the sections and the reveal state to render with: those of the screen, or
 * the user's choices while printing.
 */
export function usePrintedSections(page: PrintedSections) {
  const { sections, reveal, title, asked, readHead, readOffer } = page
  const isHidden = (values: ValueChoice) => !choosePrinted(reveal, values).isRevealed(documentPath)
  const documents = listDocuments(sections, asked)
  const documentsKey = documents.map(({ text }) => text).join()
  const hidable = useMemo(() => documents, [asked, documentsKey])
  const listParts = (): PrintPart[] => [
    ...listAskedParts(hidable, isHidden('screen')),
    ...sections.map((section) => toPart(section, reveal.isRevealed)),
  ]
  const job = usePrintJob({
    title,
    readHead: ({ values }) => readHead(isHidden(values)),
    createOffer: () => ({ ...readOffer(), parts: listParts() }),
  })
  const { isPrinting, choices } = job
  const { omitted, values } = choices
  const isAskedHidden = isHidden(values)
  const chosen = useMemo(
    () => (omitted.size === 0 ? sections : sections.filter(({ key }) => !omitted.has(key))),
    [sections, omitted],
  )
  const shown = useMemo(
    () => (isAskedHidden ? chosen.map((section) => hideInSection(section, hidable, isPrinting)) : chosen),
    [chosen, isAskedHidden, isPrinting, hidable],
  )
  const shownReveal = useMemo(() => choosePrinted(reveal, values), [reveal, values])
  return {
    ...job,
    sections: shown,
    /** The same sections with all characters of what the page is about, to compare them. */
    wholeSections: chosen,
    isAskedHidden,
    reveal: shownReveal,
    /** The parts while printing. */
    parts: isPrinting ? listParts() : [],
  }
}

function toPart({ key, title, state, definition, answer }: Section, isRevealed: IsRevealed): PrintPart {
  const outcome = answer?.outcome
  const counts = isAnswered(outcome)
    ? countSensitive(definition, outcome.answer, createSectionIsRevealed(isRevealed, key))
    : { sensitiveCount: 0, hiddenCount: 0 }
  return { key, title, state: state === 'found' ? undefined : sectionStateTexts[state], ...counts }
}
