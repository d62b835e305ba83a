/** A path without the indexes of lists: `enderecos.0.cep` is `enderecos.cep`. */
export const withoutIndexes = (path: string) => path.replace(/\.\d+(?=\.|$)/g, '')

/** Whether a path leads to what another one leads to, or into it. */
export const isBelow = (path: string, above: string) => path === above || path.startsWith(`${above}.`)
