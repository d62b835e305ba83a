import { readRows } from '@manifest/contract/answer-rows.ts'
import { listFindingTargets } from '@manifest/contract/findings.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Finding } from '@manifest/schema/finding.ts'
import type { Block, BlockByKind } from '@manifest/schema/result.ts'
import { readAlertState } from '@/blocks/alert/text.ts'
import type { ShownAnswer } from '@/blocks/parts/shown-text.ts'
import { isEmptyList } from '@/blocks/parts/shown-text.ts'

/** The head of a result, or the index of a block. */
export type ResultSectionKey = 'head' | number

/** Returns true for a block of fields that stands in the head of an answer. */
export const isInHead = (block: Block): block is BlockByKind<'fields'> =>
  block.block === 'fields' && block.inHead === true

/** Returns the section that a finding links to: the first candidate that the answer shows. */
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

/** Returns the id of a section's element, in the result with the id `resultId`. */
export const sectionElementId = (resultId: string, section: ResultSectionKey) => `${resultId}-${section}`

/** A section of a result. `count` is the length of its list, if it shows one. */
type Section = { title: string; blockIndex: number; count?: number }

/** A result with fewer sections needs no index. */
const minSections = 4

/**
 * Returns the sections for the index of a long result, and none for a short one. Alerts, the head and empty lists are not
 * sections. The length of a list is unknown if the source has more rows.
 */
export function listSections(result: readonly Block[], answer: unknown, partialList?: string): Section[] {
  const sections = result.flatMap((block, blockIndex): Section[] => {
    if (block.title === undefined || block.block === 'alert') return []
    if (isInHead(block) || isEmptyList(block, answer)) return []
    const isList = block.block === 'table' || block.block === 'list' || block.block === 'timeline'
    const isWhole = isList && block.value !== partialList
    const rows = isWhole ? readRows(answer, block)?.rows : undefined
    return [{ title: block.title, blockIndex, ...(rows ? { count: rows.length } : {}) }]
  })
  return sections.length < minSections ? [] : sections
}
