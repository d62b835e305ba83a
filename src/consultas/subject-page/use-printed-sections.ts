import { findKind } from '@manifest/kinds/index.ts'
import { useMemo } from 'react'
import type { IsRevealed } from '@/blocks/parts/shown-text.ts'
import { choosePrinted, markHidden } from '../document/print/hidden-values.ts'
import type { PrintOffer, PrintPart, ValueChoice } from '../document/print/print-offer.ts'
import { usePrintJob } from '../document/print/use-print-job.tsx'
import { isAnswered } from '../outcome.ts'
import { stateTexts } from '../outcome-words.ts'
import { hideAsked, listAskedParts } from '../results/asked-values.ts'
import type { AskedValue } from '../results/query-context.ts'
import { countSensitive } from '../results/sensitive-paths.ts'
import { listLabeledValues } from '../subject/labeled-values.ts'
import { documentPath } from './head-facts.ts'
import { createSectionIsRevealed, type Section, type SectionsReveal } from './section.ts'

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
  const job = usePrintJob({
    title,
    readHead: ({ values }) => readHead(isHidden(values)),
    createOffer: () => ({
      ...readOffer(),
      parts: [
        ...listAskedParts(hidable, isHidden('screen')),
        ...sections.map((section) => toPart(section, reveal.isRevealed)),
      ],
    }),
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
  }
}

function toPart({ key, title, state, definition, answer }: Section, isRevealed: IsRevealed): PrintPart {
  const outcome = answer?.outcome
  const counts = isAnswered(outcome)
    ? countSensitive(definition, outcome.answer, createSectionIsRevealed(isRevealed, key))
    : { sensitiveCount: 0, hiddenCount: 0 }
  return { key, title, state: state === 'found' ? undefined : stateTexts[state], ...counts }
}

type Answered = Pick<Section, 'answer' | 'definition' | 'values'>

/**
 * Returns what sections are about: the values of the page, and the documents of other people, such as the owner of a
 * vehicle. Each once.
 */
export function listDocuments(
  sections: readonly Answered[],
  asked: readonly AskedValue[],
): readonly AskedValue[] {
  const people = sections.flatMap(({ definition, values = {} }) =>
    listLabeledValues(
      definition.fields.filter(({ kind }) => findKind(kind).isTaxpayer),
      values,
    ),
  )
  const known = new Set(asked.map(({ text }) => text))
  return [...asked, ...people.filter(({ text }) => !known.has(text) && known.add(text))]
}

type Copy = { documents: readonly AskedValue[]; isMarked: boolean; section: unknown }

/** Memoizes the copy of a section: a section that stays the same is not rendered again. */
const copies = new WeakMap<object, Copy>()

/** Hides documents where the answer of a section repeats them. For a print, `isMarked`, they have marks. */
export function hideInSection<Part extends Answered>(
  section: Part,
  documents: readonly AskedValue[],
  isMarked = false,
): Part {
  const { answer } = section
  if (!answer) return section
  const known = copies.get(section)
  if (known?.documents === documents && known.isMarked === isMarked) return known.section as Part
  const outcome = hideAsked(answer.outcome, documents, isMarked ? markHidden : undefined)
  const copy = { ...section, answer: { ...answer, outcome } }
  copies.set(section, { documents, isMarked, section: copy })
  return copy
}
