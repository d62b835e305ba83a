import type { Block } from '@manifest/schema/result.ts'

/** What a block of an answer will show: its title, and the labels below it. */
type Contents = { title: string; labels: string }

const joined = (items: readonly { label: string }[]) => items.map(({ label }) => label).join(', ')

/** A block without a title is named by what it shows; an alert, which most answers do not show, is left out. */
function contentsOf(block: Block): Contents | undefined {
  switch (block.block) {
    case 'fields':
      return named(block.title, joined(block.items))
    case 'table':
      return named(block.title, joined(block.columns))
    case 'image':
      return named(block.title, block.alt)
    case 'alert':
      return undefined
    default:
      return named(block.title, '')
  }
}

function named(title: string | undefined, labels: string): Contents | undefined {
  if (title !== undefined) return { title, labels: labels === title ? '' : labels }
  return labels === '' ? undefined : { title: labels, labels: '' }
}

/** What an answer will bring, block by block. */
export const contentsOfLayout = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => contentsOf(block) ?? [])
