import { findKind, formattedKinds } from '../kinds/index.ts'
import type { Format } from '../schema/result.ts'

const publicKinds = formattedKinds.filter((kind) => findKind(kind).format?.hide === 'never')

/** The formats whose values are never hidden: decision 115 says why. `cnae` is a format without a kind of field. */
export const publicFormats: ReadonlySet<Format | undefined> = new Set<Format>([...publicKinds, 'cnae'])
