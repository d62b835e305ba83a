import type { Severity } from '@manifest/schema/result.ts'
import { isAnswered, type Outcome } from '../outcome.ts'
import { type FindingText, readFindings } from '../results/findings/read-findings.ts'
import { rankTone } from '../results/findings/weighing.ts'
import type { IsRevealed } from '../results/shown-text.ts'
import type { Section } from './section.ts'
import { createSectionIsRevealed } from './section-reveal.ts'

/** A finding with the section whose answer has it. */
export type SectionFinding = FindingText & { section: Section }

/** Returns the findings of a section's answer, the worst first, and none without an answer. */
export function readSectionFindings(section: Section, isRevealed: IsRevealed): SectionFinding[] {
  const outcome = section.answer?.outcome
  if (!isAnswered(outcome)) return []
  const found = readFindings(section.definition, outcome, createSectionIsRevealed(isRevealed, section.key))
  return found.map((finding) => ({ ...finding, section }))
}

/** Returns a finding as text: 'Leilões: 2 pendências' if it is about another subject than the page. */
export const findingLine = ({ before, figure, after, section }: SectionFinding): string => {
  const words = [before, figure, after].filter(Boolean).join(' ')
  return section.isAboutAnother ? `${section.title}: ${words}` : words
}

/**
 * Returns the findings of all answers, the worst first, each text once: in its worst tone, from an answer that has the
 * rows if one counts them.
 */
export function listFindings(sections: readonly Section[], isRevealed: IsRevealed): SectionFinding[] {
  const sorted = sections
    .flatMap((section) => readSectionFindings(section, isRevealed))
    .sort((one, other) => rankTone(one.tone) - rankTone(other.tone))
  const best = new Map<string, SectionFinding>()
  for (const finding of sorted) {
    const line = findingLine(finding)
    const known = best.get(line)
    if (!known || (known.isValue && !finding.isValue && known.tone === finding.tone)) best.set(line, finding)
  }
  return [...best.values()]
}

const worstTones = new WeakMap<Outcome, Severity>()

/** Returns the tone of the worst finding of a section's answer; `neutral` without findings. Cached. */
export function findWorstTone(section: Section): Severity {
  const outcome = section.answer?.outcome
  if (!outcome) return 'neutral'
  const cached = worstTones.get(outcome)
  if (cached) return cached
  const worst = readSectionFindings(section, () => false)[0]?.tone ?? 'neutral'
  worstTones.set(outcome, worst)
  return worst
}
