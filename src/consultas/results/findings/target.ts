import { partsOfFinding } from '@manifest/contract/findings.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Finding } from '@manifest/schema/finding.ts'
import type { Block } from '@manifest/schema/result.ts'
import { isRaised } from '../alert/is-raised.ts'

/** A part of a result: its head, or the block with an index. */
export type Part = 'head' | number

/** The part of a result that a finding leads to: the best that the answer shows, if any. */
export const targetOf = (
  finding: Finding,
  definition: ConsultaDefinition,
  answer: unknown,
): Part | undefined =>
  partsOfFinding(finding, definition).find(
    (part) => part === 'head' || isShown(definition.result[part], answer),
  )

const isShown = (block: Block | undefined, answer: unknown) =>
  block !== undefined && (block.block !== 'alert' || isRaised(block, answer))
