import { unknownWeightsText } from '../../results/findings/gravest.ts'
import type { IsRevealed } from '../../results/shown-text.ts'
import type { Section } from '../section.ts'
import { findWeights, weightOriginText, weightsTitle, weightText } from './weights.ts'

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
