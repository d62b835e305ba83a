import type { Kind } from '../kinds/kind.ts'

/**
 * The product's own kinds of fields, by name. The rule of a kind stands in this folder, its control is the default export of
 * `src/product/kinds/<kind>.tsx`. `manifest/kinds/kind.ts` explains the keys.
 */
export const productKinds = {} satisfies Record<string, Kind>
