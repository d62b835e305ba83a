import { valueAt } from '@manifest/contract/answer-path.ts'
import type { LeadValue } from '@manifest/contract/subject-field.ts'
import type { IsRevealed } from '@/blocks/parts/shown-text.ts'
import { readStatus, type ShownStatus } from '@/blocks/summary/text.ts'
import { formatByKind, hideByKind } from '@/formats/format-by-kind.ts'
import { safeImageUrl } from '@/lib/safe-image-url.ts'
import { kindTitles } from '@/session/session-texts.ts'
import { isAnswered } from '../outcome.ts'
import type { AskedValue } from '../results/query-context.ts'
import { createSectionIsRevealed, type Section } from './section.ts'
import { listFindings, type SectionFinding } from './section-findings.ts'

/** The most facts in the line below the name. */
const maxFacts = 3

type Status = ShownStatus & { section: Section }

/**
 * Returns the status that the first answer with a status gives to the subject. Sections are in the rail's
 * order, so a family's first consulta decides.
 */
export function findStatus(sections: readonly Section[]): Status | undefined {
  for (const section of sections) {
    const outcome = section.answer?.outcome
    if (!isAnswered(outcome) || section.isAboutAnother) continue
    const status = readStatus(section.definition.summary?.status, outcome.answer)
    if (status) return { ...status, section }
  }
  return undefined
}

/** Returns the address of the first picture of the subject that may be shown. */
export function findPhoto(sections: readonly Section[], isRevealed: IsRevealed): string | undefined {
  for (const { key, definition, answer, isAboutAnother } of sections) {
    const outcome = answer?.outcome
    if (!isAnswered(outcome) || isAboutAnother) continue
    for (const block of definition.result) {
      if (block.block !== 'image') continue
      if (block.sensitive && !createSectionIsRevealed(isRevealed, key)(block.value)) continue
      const url = safeImageUrl(valueAt(outcome.answer, block.value))
      if (url !== undefined) return url
    }
  }
  return undefined
}

/** Splits the findings into facts without judgement, such as the age, and the rest. */
export function splitFacts(findings: readonly SectionFinding[]): {
  facts: SectionFinding[]
  rest: SectionFinding[]
} {
  const first = findings.find(isFact)?.section
  const facts = findings.filter((finding) => isFact(finding) && finding.section === first).slice(0, maxFacts)
  return { facts, rest: findings.filter((finding) => !facts.includes(finding)) }
}

/** The most findings below the facts, until the user asks for more. */
export const maxHeadFindings = 6

/** Returns the findings that the head shows at first. */
export function listHeadFindings(sections: readonly Section[], isRevealed: IsRevealed): SectionFinding[] {
  const { facts, rest } = splitFacts(listFindings(sections, isRevealed))
  return [...facts, ...rest.slice(0, maxHeadFindings)]
}

/** A neutral finding that is one value of the answer, no count and no sum. */
const isFact = ({ tone, isValue, section }: SectionFinding) =>
  tone === 'neutral' && isValue && !section.isAboutAnother

/** The path of a page's document in its reveal state. No section has this key. */
export const documentPath = '$subject'

/** Returns the value that a page is about, with what stands in its place while it is hidden. */
export function readDocument(subject: LeadValue): AskedValue {
  const text = formatDocument(subject, () => true)
  const hidden = formatDocument(subject, () => false)
  return { label: kindTitles[subject.kind], text, ...(hidden === text ? {} : { hidden }) }
}

/** Returns the value that a page is about, as the page shows it: partly hidden until the user reveals it. */
export const formatDocument = ({ kind, value }: LeadValue, isRevealed: IsRevealed): string =>
  isRevealed(documentPath) ? formatByKind(kind, value) : hideByKind(kind, value)
