/** The page that the studio proposes for an answer, and the user's choices of it. */
import type { BlockKind, Format } from '../schema/result.ts'
import type { AnswerPage } from '../schema/studio.ts'

export type { AnswerPage, NewRequest, PageChoices, PageTarget, PartChoice } from '../schema/studio.ts'

/** A value that the user may tick, rename, order and hide. `text` is its value in the example. */
export type PartValue = {
  id: string
  label: string
  path: string
  format?: Format | undefined
  isSensitive: boolean
  text: string
}

/** A block of the page, or its head. Blocks without a list of values have none to choose. */
export type PagePart = {
  id: string
  kind: BlockKind | 'summary'
  title: string
  values: PartValue[]
  /** Present if the block itself can be hidden. */
  isSensitive?: boolean | undefined
}

export type ProposeAnswer = {
  page: AnswerPage
  summary?: PagePart
  parts: PagePart[]
  findings: { id: string; text: string }[]
  /** The values that no part shows, and why, in Portuguese. */
  leftOut: { path: string; why: string }[]
  /** How many values were replaced by invented ones. */
  replacedCount: number
}
