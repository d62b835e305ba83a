import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { IsRevealed } from '@/blocks/parts/shown-text.ts'
import type { AnsweredOutcome } from '../../outcome.ts'
import { type FindingWords, readFindings } from './read-findings.ts'

export const findingsTitle = 'Leitura rápida'

export const joinWords = ({ before, figure, after }: FindingWords): string =>
  [before, figure, after].filter(Boolean).join(' ')

/** Returns the findings of an answer as texts: '4 pendências', 'score 412'. */
export const findingTexts = (
  definition: ConsultaDefinition,
  answered: AnsweredOutcome,
  isRevealed: IsRevealed,
): string[] => readFindings(definition, answered, isRevealed).map(joinWords)

/** Returns the findings of an answer as one line of plain text, or no line if there are none. */
export function findingsText(
  definition: ConsultaDefinition,
  answered: AnsweredOutcome,
  isRevealed: IsRevealed,
): string[] {
  const texts = findingTexts(definition, answered, isRevealed)
  return texts.length === 0 ? [] : [`${findingsTitle}: ${texts.join(' · ')}`]
}

/** Returns the findings of an answer as rows of a sheet below their title, or no rows if there are none. */
export function findingsRows(
  definition: ConsultaDefinition,
  answered: AnsweredOutcome,
  isRevealed: IsRevealed,
): string[][] {
  const texts = findingTexts(definition, answered, isRevealed)
  return texts.length === 0 ? [] : [[findingsTitle], ...texts.map((text) => [text])]
}
