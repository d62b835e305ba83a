import { valueAt } from '@manifest/contract/answer-path.ts'
import { emptyText, formatted } from '../../formats/registry.ts'
import type { TextOf } from '../facets.ts'
import { bandOf, scoreOf } from './band.ts'

export const scoreText: TextOf<'score'> = ({ value, bands }, { answer }) => {
  const score = scoreOf(valueAt(answer, value))
  if (score === undefined) return [emptyText]
  const band = bandOf(score, bands)
  return [band ? `${formatted(score, 'number')} (${band.label})` : formatted(score, 'number')]
}
