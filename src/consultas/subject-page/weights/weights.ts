import type { IsRevealed } from '@/blocks/parts/shown-text.ts'
import { unknownWeightsText } from '../../results/findings/gravest.ts'
import { joinWords } from '../../results/findings/text.ts'
import { weighs } from '../../results/findings/weighing.ts'
import { splitFacts } from '../head-facts.ts'
import type { Section } from '../section.ts'
import { listFindings, type SectionFinding } from '../section-findings.ts'

/** Findings that are one line under 'O que pesa'. The first one tells where it leads. */
export type Weight = readonly [SectionFinding, ...SectionFinding[]]

export const weightsTitle = 'O que pesa'

/** The most lines under 'O que pesa'. */
const maxWeights = 5

/**
 * Returns the worst findings of all sections, each once, the worst first. Those of one section and tone are one line:
 * '4 pendências · R$ 7.411,35 em aberto'. Good and neutral findings weigh nothing.
 */
export function findWeights(sections: readonly Section[], isRevealed: IsRevealed): Weight[] {
  const lines = new Map<string, [SectionFinding, ...SectionFinding[]]>()
  for (const finding of listFindings(sections, isRevealed)) {
    const { tone, section } = finding
    if (!weighs(tone)) break
    const key = `${tone} ${section.key}`
    const line = lines.get(key)
    if (line) line.push(finding)
    else lines.set(key, [finding])
  }
  return [...lines.values()].slice(0, maxWeights)
}

/** Returns the facts in the line of the page's head, such as the age. */
export const listHeadFacts = (sections: readonly Section[], isRevealed: IsRevealed): SectionFinding[] =>
  splitFacts(listFindings(sections, isRevealed)).facts

/** Returns a line in words, without its section. */
export const weightText = (weight: Weight) => weight.map(joinWords).join(' · ')

/** Writes the source of a line: 'Protestos · resposta incompleta'. */
export const weightOriginText = ([{ section }]: Weight) =>
  section.state === 'incomplete' ? `${section.title} · resposta incompleta` : section.title

/** Returns the lines of 'O que pesa' as rows of a sheet: what is not known first, then each line with its source. */
export function weightRows(sections: readonly Section[], isRevealed: IsRevealed): string[][] {
  const { unknown, lines } = weightsJson(sections, isRevealed)
  const rows = [...(unknown === undefined ? [] : [[unknown]]), ...lines.map(({ text, from }) => [text, from])]
  return rows.map((row, index) => [index === 0 ? weightsTitle : '', ...row])
}

/** Returns the lines of 'O que pesa' as JSON. */
export const weightsJson = (sections: readonly Section[], isRevealed: IsRevealed) => ({
  unknown: unknownWeightsText(sections),
  lines: findWeights(sections, isRevealed).map((weight) => ({
    text: weightText(weight),
    tone: weight[0].tone,
    from: weightOriginText(weight),
  })),
})
