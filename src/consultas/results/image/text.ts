import type { TextOf } from '../facets.ts'

/** None: a picture is no text, and its address may be sensitive. */
export const imageText: TextOf<'image'> = () => []
