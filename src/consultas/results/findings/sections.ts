import { listAt } from '@manifest/contract/answer-path.ts'
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

/** The id of the element that holds a part of a result, in the result with an id of its own. */
export const sectionElementId = (resultId: string, section: ResultSectionKey) => `${resultId}-${section}`

/** A section of a result: its title, the index of its block, and of a list how many elements it has. */
type Section = { title: string; blockIndex: number; count?: number }

/** With fewer sections a result needs no index. */
const minSections = 4

/** The sections of a result that is long enough for an index of them; none of another. Alerts are notes, not sections. */
export function listSections(result: readonly Block[], answer: unknown): Section[] {
  const sections = result.flatMap((block, blockIndex): Section[] => {
    if (block.title === undefined || block.block === 'alert') return []
    const isList = block.block === 'table' || block.block === 'list' || block.block === 'timeline'
    const rows = isList ? listAt(answer, block.value) : undefined
    return [{ title: block.title, blockIndex, ...(rows ? { count: rows.length } : {}) }]
  })
  return sections.length < minSections ? [] : sections
}
