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
