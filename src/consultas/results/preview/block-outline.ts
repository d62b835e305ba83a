import type { Block } from '@manifest/schema/result.ts'

/** What a block of an answer will show: its title, and the labels below it. */
type BlockOutline = { title: string; labels: string }

const joinLabels = (items: readonly { label: string }[]) => items.map(({ label }) => label).join(', ')

/** A block without a title is named by what it shows; an alert, which most answers do not show, is left out. */
function outlineBlock(block: Block): BlockOutline | undefined {
  switch (block.block) {
    case 'fields':
      return createOutline(block.title, joinLabels(block.items))
    case 'table':
      return createOutline(block.title, joinLabels(block.columns))
    case 'image':
      return createOutline(block.title, block.alt)
    case 'alert':
      return undefined
    default:
      return createOutline(block.title, '')
  }
}

function createOutline(title: string | undefined, labels: string): BlockOutline | undefined {
  if (title !== undefined) return { title, labels: labels === title ? '' : labels }
  return labels === '' ? undefined : { title: labels, labels: '' }
}

/** What an answer will bring, block by block. */
export const outlineBlocks = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => outlineBlock(block) ?? [])
