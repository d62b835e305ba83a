/** The fixture product has no own blocks, so that engine tests do not depend on those of the product. */
export const productGrammars = {}

export const productBlocks = {}
