import type * as z from 'zod'
import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import { lowerFirst } from '../../../manifest/contract/lower-first.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { block } from '../../../manifest/schema/result.ts'
import type { AnswerEntry } from './entries.ts'
import { buildLabel } from './label.ts'
import { type AnswerSubject, isPersonal } from './subject.ts'

export type BlockInput = z.input<typeof block>

export type LeftOut = { path: string; why: string }

/** The order of blocks: identity, status, details. */
export const ranks = {
  main: 0,
  score: 1,
  scoreDetail: 1.5,
  status: 2,
  contact: 3,
  address: 4,
  other: 5,
  list: 6,
  codes: 7,
  image: 8,
} as const

export type Rank = (typeof ranks)[keyof typeof ranks]

export type LayoutBuilder = {
  blocks: { block: BlockInput; rank: Rank; parentTitle: string | undefined }[]
  leftOut: LeftOut[]
  /** Figures beside lists, with the titles of their objects. They share a block. */
  figures: { entry: AnswerEntry; title: string | undefined }[]
  /** Paths that the summary shows. */
  summaryPaths: ReadonlySet<string>
}

/** An object or a list of the answer, with its context. */
export type AnswerNode = {
  keys: readonly string[]
  /** The label of its key. The answer itself has none. */
  title: string | undefined
  /** The label of its parent. */
  parentTitle: string | undefined
  subjectType: AnswerSubject['subjectType']
  /** The labels of the objects and lists inside it. */
  innerTitles?: ReadonlySet<string>
}

/** Adds a block. `parentTitle` distinguishes it from another block with its title. */
export function addBlock(builder: LayoutBuilder, rank: Rank, block: BlockInput, parentTitle?: string) {
  builder.blocks.push({ block, rank, parentTitle })
}

export function leaveOut(builder: LayoutBuilder, keys: readonly string[], why: string) {
  builder.leftOut.push({ path: joinAnswerPath(keys), why })
}

/** Returns the blocks by rank, with unique titles. */
export function sortBlocks({ blocks }: LayoutBuilder): BlockInput[] {
  const takenTitles = new Set<string>()
  // A list of the answer itself keeps its title beside a list inside rows.
  const outer = new Set(
    blocks.flatMap(({ block }) => ('each' in block && block.each ? [] : (block.title ?? []))),
  )
  return blocks
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ block, parentTitle }) => {
      if (block.title === undefined) return block
      const isInner = 'each' in block && block.each !== undefined && outer.has(block.title)
      const taken = isInner ? new Set([...takenTitles, block.title]) : takenTitles
      const title = findFreeTitle(block.title, parentTitle, taken)
      takenTitles.add(title)
      return { ...block, title }
    })
}

function findFreeTitle(
  title: string,
  parentTitle: string | undefined,
  takenTitles: ReadonlySet<string>,
): string {
  if (!takenTitles.has(title)) return title
  const longTitle =
    parentTitle === undefined || parentTitle === title ? title : `${parentTitle}: ${lowerFirst(title)}`
  if (!takenTitles.has(longTitle)) return longTitle
  for (let number = 2; ; number++)
    if (!takenTitles.has(`${longTitle} ${number}`)) return `${longTitle} ${number}`
}

const maxImages = 6

export function addImages(builder: LayoutBuilder, list: readonly Json[], { keys, subjectType }: AnswerNode) {
  for (const index of list.keys()) {
    const path = [...keys, String(index)]
    if (index < maxImages) addImage(builder, path, { subjectType, hasStreet: false })
    else leaveOut(builder, path, `já há ${maxImages} imagens desta lista`)
  }
}

/** Adds an image with the label of its key. */
export function addImage(builder: LayoutBuilder, keys: readonly string[], subject: AnswerSubject) {
  const isInList = /^\d+$/.test(keys.at(-1) ?? '')
  const label = buildLabel((isInList ? keys.at(-2) : keys.at(-1)) ?? '')
  const title = isInList ? `${label} ${Number(keys.at(-1)) + 1}` : label
  const sensitive = isPersonal(keys.at(-1) ?? '', 'image', subject)
  const isPhoto = /^(?:Foto|Selfie|Rosto|Retrato)(?: |$)/.test(title)
  addBlock(builder, isPhoto ? ranks.status : ranks.image, {
    block: 'image',
    title,
    value: joinAnswerPath(keys),
    alt: title,
    ...(sensitive && { sensitive }),
  })
}
