/**
 * The grammars of the product's own blocks, by name. A block stands in this folder, its view and texts are the default exports of
 * `src/product/blocks/<block>/view.tsx` and `text.ts`.
 */
export const productGrammars = {}

/** Explains each own block to product owners, and lists the answer values that it reads. */
export const productBlocks = {}
