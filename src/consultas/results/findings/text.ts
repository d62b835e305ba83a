import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Answered } from '../../outcome.ts'
import type { IsShown } from '../shown-text.ts'
import { type FindingText, readFindings } from './read-findings.ts'

/** What findings are called on the page, in texts and in sheets. */
export const findingsTitle = 'Leitura rápida'

const joinWords = ({ before, figure, after }: FindingText) =>
  [before, figure, after].filter(Boolean).join(' ')

/** The findings of an answer, each as text: '4 pendências', 'score 412'. */
export const findingTexts = (
  definition: ConsultaDefinition,
  answered: Answered,
  isShown: IsShown,
): string[] => readFindings(definition, answered, isShown).map(joinWords)

/** The findings of an answer as a line of plain text; no line where there are none. */
export function findingsText(definition: ConsultaDefinition, answered: Answered, isShown: IsShown): string[] {
  const texts = findingTexts(definition, answered, isShown)
  return texts.length === 0 ? [] : [`${findingsTitle}: ${texts.join(' · ')}`]
}

/** The findings of an answer as rows of a sheet, below their title; none where there are none. */
export function findingsRows(
  definition: ConsultaDefinition,
  answered: Answered,
  isShown: IsShown,
): string[][] {
  const texts = findingTexts(definition, answered, isShown)
  return texts.length === 0 ? [] : [[findingsTitle], ...texts.map((text) => [text])]
}
