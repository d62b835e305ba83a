import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { summaryLine } from '../../results/index.ts'
import type { Row } from '../run/progress.ts'

/** Who or what the answer of a row is about, in one line; what the page masks stays masked. */
export const summaryText = ({ summary }: ConsultaDefinition, { outcome }: Row): string =>
  outcome?.status === 'found' && summary ? summaryLine(summary, outcome.answer) : ''

export const messageOf = ({ outcome }: Row): string => (outcome?.status === 'failed' ? outcome.message : '')

/** The line numbers of a row: "3, 17". */
export const numbersText = ({ line }: Row): string => line.numbers.join(', ')
