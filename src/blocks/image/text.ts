import type { BlockTexts } from '../block-types.ts'

/** A picture has no text, and its address may be sensitive. */
export const imageTexts: BlockTexts<'image'> = {
  text: () => [],
  rows: () => [],
  columns: () => [],
  compare: () => [],
}
