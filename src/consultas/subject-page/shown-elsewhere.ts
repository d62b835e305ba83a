import type { IsRevealed } from '../results/shown-text.ts'
import type { Section } from './section.ts'
import { findingLine, listFindings, readSectionFindings, type SectionFinding } from './section-findings.ts'

/** The findings of a section that the page shows elsewhere too. */
export type ShownElsewhere = {
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
