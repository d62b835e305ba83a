import { partsOfFinding } from '@manifest/contract/findings.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Finding } from '@manifest/schema/finding.ts'
import type { Block } from '@manifest/schema/result.ts'
import { alertState } from '../alert/is-raised.ts'
import type { View } from '../shown-text.ts'

/** A part of a result: its head, or the block with an index. */
export type Part = 'head' | number

/** The part of a result that a finding leads to: the best that the answer shows, if any. */
export const targetOf = (finding: Finding, definition: ConsultaDefinition, view: View): Part | undefined =>
  partsOfFinding(finding, definition).find(
    (part) => part === 'head' || isShown(definition.result[part], view),
  )

const isShown = (block: Block | undefined, view: View) =>
  block !== undefined && (block.block !== 'alert' || alertState(block, view) !== 'quiet')
