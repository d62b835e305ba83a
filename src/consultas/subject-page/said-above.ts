import type { IsRevealed } from '../results/shown-text.ts'
import type { Section } from './section.ts'
import { findingLine, readSectionFindings, type SectionFinding } from './section-findings.ts'

/**
 * Returns the findings of each section that the top of the page says already, by the key of the section: their lines as
 * one text, which stays equal for memoized sections.
 */
export function findSaidAbove(
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

/** Leaves out the findings that the top of the page says. `saidAbove` is a text of `findSaidAbove`. */
export function removeSaidAbove(
  findings: readonly SectionFinding[],
  saidAbove: string,
): readonly SectionFinding[] {
  const lines = new Set(saidAbove.split('\n'))
  return findings.filter((finding) => !lines.has(findingLine(finding)))
}
