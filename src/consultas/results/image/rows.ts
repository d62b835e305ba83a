import type { BlockToRows } from '../block-types.ts'

/** None: a picture is no text, and its address may be sensitive. */
export const imageRows: BlockToRows<'image'> = () => []
