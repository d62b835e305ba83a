import { useMemo } from 'react'
import { isAnswered } from '../../outcome.ts'
import { choosePrinted, countSensitive } from '../../results/print/hidden-values.ts'
import type { PrintChoices, PrintOffer, PrintPart } from '../../results/print/print-offer.ts'
import { usePrintJob } from '../../results/print/use-print-job.tsx'
import type { IsRevealed } from '../../results/shown-text.ts'
import type { Section } from '../section.ts'
import { createSectionIsRevealed, type SectionsReveal } from '../section-reveal.ts'
import { sectionStateTexts } from '../section-states.ts'

type PrintedSections = {
  sections: readonly Section[]
  /** What the screen reveals. */
  reveal: SectionsReveal
  /** The document's title while printing, without personal data. */
  title: string
  readHead: (choices: PrintChoices) => string
  /** What the dialog asks about besides the sections; `fixedParts` are printed always. */
  readOffer: () => Omit<PrintOffer, 'parts'> & { fixedParts?: PrintPart[] }
}

/**
 * Lets a page of sections print. Returns the sections and the reveal state to render with: those of the screen, or
 * the user's choices while printing.
 */
export function usePrintedSections({ sections, reveal, title, readHead, readOffer }: PrintedSections) {
  const listParts = (): PrintPart[] => sections.map((section) => toPart(section, reveal.isRevealed))
  const job = usePrintJob({
    title,
    readHead,
    createOffer: () => {
      const { fixedParts = [], ...offer } = readOffer()
      return { ...offer, parts: [...fixedParts, ...listParts()] }
    },
  })
  const { isPrinting, choices } = job
  const { omitted, values } = choices
  const shown = useMemo(
    () => (omitted.size === 0 ? sections : sections.filter(({ key }) => !omitted.has(key))),
    [sections, omitted],
  )
  const shownReveal = useMemo(() => choosePrinted(reveal, values), [reveal, values])
  return {
    ...job,
    sections: shown,
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
