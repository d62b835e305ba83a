import { valueAt } from '@manifest/contract/answer-path.ts'
import { emptyText, formatted } from '../../formats/registry.ts'
import type { RowsOf } from '../facets.ts'
import { bandOf, scoreOf } from './band.ts'

export const scoreRows: RowsOf<'score'> = ({ value, bands }, { answer }) => {
  const score = scoreOf(valueAt(answer, value))
  if (score === undefined) return [['Pontuação', emptyText]]
  const band = bandOf(score, bands)
  return [['Pontuação', formatted(score, 'number'), ...(band ? [band.label] : [])]]
}
