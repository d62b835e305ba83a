/** The fixture product has no own kinds, so that engine tests do not depend on those of the product. */
export const productKinds = {}
