import type { IsRevealed } from '../results/shown-text.ts'
import type { Section } from './section.ts'
import { findingLine, readSectionFindings, type SectionFinding } from './section-findings.ts'

/**
 * Returns the findings that the top of the page shows already, by the key of the section. A section's findings are one
 * text with a line for each: equal texts let a memoized section keep its element.
 */
export function findShownAbove(
  sections: readonly Section[],
  above: readonly SectionFinding[],
  isRevealed: IsRevealed,
): ReadonlyMap<string, string> {
  const lines = new Set(above.map(findingLine))
  return new Map(
    sections.map((section) => {
      const own = readSectionFindings(section, isRevealed).map(findingLine)
      return [section.key, own.filter((line) => lines.has(line)).join('\n')]
    }),
  )
}

/** Leaves out the findings that the top of the page shows. `shownAbove` is a text of `findShownAbove`. */
export function removeShownAbove(
  findings: readonly SectionFinding[],
  shownAbove: string,
): readonly SectionFinding[] {
  const lines = new Set(shownAbove.split('\n'))
  return findings.filter((finding) => !lines.has(findingLine(finding)))
}
