import type { Severity } from '@manifest/schema/result.ts'
import { readAlertState } from '@/blocks/alert/text.ts'
import { createShownAnswer, type IsRevealed } from '@/blocks/parts/shown-text.ts'
import { isAnswered, type Outcome } from '../outcome.ts'
import { type FindingText, readFindings } from '../results/findings/read-findings.ts'
import { findingTexts, joinWords } from '../results/findings/text.ts'
import { rankTone } from '../results/findings/weighing.ts'
import { incompleteText } from '../results/incomplete/missing-labels.ts'
import { createSectionIsRevealed, type Section } from './section.ts'

/** A finding with the section whose answer has it. */
export type SectionFinding = FindingText & { section: Section }

/** Returns the findings of a section's answer, the worst first, and none without an answer. */
export function readSectionFindings(section: Section, isRevealed: IsRevealed): SectionFinding[] {
  const outcome = section.answer?.outcome
  if (!isAnswered(outcome)) return []
  const found = readFindings(section.definition, outcome, createSectionIsRevealed(isRevealed, section.key))
  return found.map((finding) => ({ ...finding, section }))
}

/** Returns what a section's answer lacks and its findings, as one text. Values that the page hides are hidden. */
export function describeAnswer({ key, definition, answer }: Section, isRevealed: IsRevealed): string {
  const outcome = answer?.outcome
  if (!isAnswered(outcome)) return ''
  const findings = findingTexts(definition, outcome, createSectionIsRevealed(isRevealed, key))
  return [...incompleteText(definition, outcome), ...findings].join(' · ')
}

/** Returns a finding as text: 'Leilões: 2 pendências' if it is about another subject than the page. */
export const findingLine = ({ section, ...words }: SectionFinding): string =>
  section.isAboutAnother ? `${section.title}: ${joinWords(words)}` : joinWords(words)

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

/**
 * Removes the findings that a raised alert of the same answer repeats: an alert with the same value in `when` or
 * `value`.
 */
export function removeAlertedFindings<Finding extends FindingText>(
  { definition, answer }: Pick<Section, 'definition' | 'answer'>,
  findings: readonly Finding[],
): readonly Finding[] {
  const outcome = answer?.outcome
  if (!isAnswered(outcome)) return findings
  const shown = createShownAnswer(outcome, () => true)
  const alertedPaths = definition.result.flatMap((block) =>
    block.block === 'alert' && readAlertState(block, shown) === 'raised' ? [block.when, block.value] : [],
  )
  return findings.filter(({ path }) => !alertedPaths.includes(path))
}

/** The findings of a section that the page shows elsewhere too. */
type ShownElsewhere = {
  /** At the top of the page or in another section. */
  all: string
  /** In another section. A folded section has the others in its heading. */
  inSections: string
}

/**
 * Returns the findings that the page shows elsewhere, by the key of the section. Of sections with the same finding, the
 * one that the top of the page links to shows it. A section's findings are one text with a line for each: equal texts
 * let a memoized section keep its element.
 */
export function findShownElsewhere(
  sections: readonly Section[],
  above: readonly SectionFinding[],
  isRevealed: IsRevealed,
): ReadonlyMap<string, ShownElsewhere> {
  const linesAbove = new Set(above.map(findingLine))
  const owners = new Map(
    listFindings(sections, isRevealed).map((finding) => [findingLine(finding), finding.section.key]),
  )
  return new Map(
    sections.map((section) => {
      const own = readSectionFindings(section, isRevealed).map(findingLine)
      const isInAnother = (line: string) => owners.get(line) !== section.key
      return [
        section.key,
        {
          all: own.filter((line) => linesAbove.has(line) || isInAnother(line)).join('\n'),
          inSections: own.filter(isInAnother).join('\n'),
        },
      ]
    }),
  )
}

/** Leaves out the findings in a text of `findShownElsewhere`. */
export function removeShown(findings: readonly SectionFinding[], shown: string): readonly SectionFinding[] {
  const lines = new Set(shown.split('\n'))
  return findings.filter((finding) => !lines.has(findingLine(finding)))
}
