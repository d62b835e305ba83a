import type { Tone } from '@manifest/schema/menu.ts'
import { isAnswered, type Outcome } from '../outcome.ts'
import { type FindingText, readFindings } from '../results/findings/read-findings.ts'
import type { IsRevealed } from '../results/shown-text.ts'
import type { Section } from './section.ts'
import { createSectionIsRevealed } from './section-reveal.ts'

/** A finding with the section whose answer has it. */
export type SectionFinding = FindingText & { section: Section }

/** The worst tone first. */
const tones: readonly Tone[] = ['danger', 'warning', 'info', 'primary', 'secondary', 'success', 'neutral']

const rank = ({ tone }: Pick<FindingText, 'tone'>) => tones.indexOf(tone)

/** Returns the findings of a section's answer in the manifest's order, and none without an answer. */
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
    .sort((one, other) => rank(one) - rank(other))
  const best = new Map<string, SectionFinding>()
  for (const finding of sorted) {
    const line = findingLine(finding)
    const known = best.get(line)
    if (!known || (known.isValue && !finding.isValue && known.tone === finding.tone)) best.set(line, finding)
  }
  return [...best.values()]
}

const worstTones = new WeakMap<Outcome, Tone>()

/** Returns the tone of the worst finding of a section's answer; `neutral` without findings. Cached. */
export function findWorstTone(section: Section): Tone {
  const outcome = section.answer?.outcome
  if (!outcome) return 'neutral'
  const cached = worstTones.get(outcome)
  if (cached) return cached
  const ranks = readSectionFindings(section, () => false).map(rank)
  const worst = tones[Math.min(...ranks)] ?? 'neutral'
  worstTones.set(outcome, worst)
  return worst
}
