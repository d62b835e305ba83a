import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Block } from '@manifest/schema/result.ts'

/** Counts the tables of an answer. They take the most time to lay out. */
export const countTables = ({ result }: Pick<ConsultaDefinition, 'result'>): number =>
  result.filter(isTable).length

/** Returns the blocks up to the last of the first `count` tables. Without `count`, it returns all of them. */
export function takeFirstTables(blocks: readonly Block[], count: number | undefined): readonly Block[] {
  if (count === undefined) return blocks
  const last = blocks.filter(isTable)[count - 1]
  return last ? blocks.slice(0, blocks.indexOf(last) + 1) : blocks
}

const isTable = ({ block }: Block) => block === 'table'
