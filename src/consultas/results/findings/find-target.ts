import { listFindingTargets } from '@manifest/contract/findings.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Finding } from '@manifest/schema/finding.ts'
import type { Block } from '@manifest/schema/result.ts'
import { readAlertState } from '../alert/alert-state.ts'
import type { ShownAnswer } from '../shown-text.ts'

/** A part of a result: its head, or the block with an index. */
export type ResultSectionKey = 'head' | number

/** The part of a result that a finding leads to: the best that the answer shows, if any. */
export const findTarget = (
  finding: Finding,
  definition: ConsultaDefinition,
  shownAnswer: ShownAnswer,
): ResultSectionKey | undefined =>
  listFindingTargets(finding, definition).find(
    (section) => section === 'head' || isBlockShown(definition.result[section], shownAnswer),
  )

const isBlockShown = (block: Block | undefined, shownAnswer: ShownAnswer) =>
  block !== undefined && (block.block !== 'alert' || readAlertState(block, shownAnswer) !== 'quiet')
