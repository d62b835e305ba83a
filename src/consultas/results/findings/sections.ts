import { listAt } from '@manifest/contract/answer-path.ts'
import type { Block } from '@manifest/schema/result.ts'

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
