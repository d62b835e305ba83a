import type { BlockToText } from '../block-types.ts'

/** None: a picture is no text, and its address may be sensitive. */
export const imageText: BlockToText<'image'> = () => []
