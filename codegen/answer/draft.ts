import type { z } from 'zod'
import { pathOf } from '../../manifest/contract/answer-path.ts'
import type { block } from '../../manifest/schema/result.ts'
import { lowered } from './label.ts'
import type { Subject } from './subject.ts'

export type Block = z.input<typeof block>

export type LeftOut = { path: string; why: string }

/** Where a block stands: who it is about first, then how things stand, then what there is of it. */
export const ranks = {
  main: 0,
  score: 1,
  status: 2,
  contact: 3,
  address: 4,
  other: 5,
  list: 6,
  codes: 7,
  image: 8,
} as const

export type Rank = (typeof ranks)[keyof typeof ranks]

/** A layout in the making. */
export type Draft = {
  parts: { block: Block; rank: Rank; above: string | undefined }[]
  leftOut: LeftOut[]
  /** Paths that the summary shows. */
  shown: ReadonlySet<string>
}

/** An object or a list of the answer, and what stands around it. */
export type Place = {
  keys: readonly string[]
  /** The label of its key; the answer itself has none. */
  title: string | undefined
  /** The label of what it is part of. */
  above: string | undefined
  who: Subject['who']
}

/** Adds a block; `above` is the label of what it is part of, which tells it from another block of its title. */
export function place(draft: Draft, rank: Rank, block: Block, above?: string) {
  draft.parts.push({ block, rank, above })
}

export function leaveOut(draft: Draft, keys: readonly string[], why: string) {
  draft.leftOut.push({ path: pathOf(keys), why })
}

/** The blocks in the order of their ranks, each with a title of its own. */
export function orderedBlocks({ parts }: Draft): Block[] {
  const taken = new Set<string>()
  return parts
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ block, above }) => {
      if (block.title === undefined) return block
      const title = freeTitle(block.title, above, taken)
      taken.add(title)
      return { ...block, title }
    })
}

function freeTitle(title: string, above: string | undefined, taken: ReadonlySet<string>): string {
  if (!taken.has(title)) return title
  const longer = above === undefined ? title : `${above}: ${lowered(title)}`
  if (!taken.has(longer)) return longer
  for (let number = 2; ; number++) if (!taken.has(`${longer} ${number}`)) return `${longer} ${number}`
}
