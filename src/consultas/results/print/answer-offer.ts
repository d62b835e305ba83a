import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Block } from '@manifest/schema/result.ts'
import type { AnsweredOutcome } from '../../outcome.ts'
import type { IsRevealed } from '../shown-text.ts'
import { countSensitive } from './hidden-values.ts'
import type { PrintPart } from './print-offer.ts'

/** Returns true for blocks that every print of an answer has: those without a title, and alerts. */
const isAlwaysPrinted = ({ block, title }: Block) => block === 'alert' || title === undefined

/** Returns the parts of an answer's print: its head, and its blocks by their index. */
export function listAnswerParts(
  { summary, result }: Pick<ConsultaDefinition, 'summary' | 'result'>,
  { answer }: Pick<AnsweredOutcome, 'answer'>,
  isRevealed: IsRevealed,
): PrintPart[] {
  return [
    {
      key: 'head',
      title: 'Resumo',
      isFixed: true,
      ...countSensitive({ ...(summary ? { summary } : {}), result: [] }, answer, isRevealed),
    },
    ...result.map((block, index) => ({
      key: String(index),
      title: block.title ?? '',
      ...(isAlwaysPrinted(block) ? { isFixed: true } : {}),
      ...countSensitive({ result: [block] }, answer, isRevealed),
    })),
  ]
}
