import type { CST } from 'yaml'

/** The tokens directly inside one. */
export const listChildren = (token: CST.Token): CST.Token[] => {
  if (token.type === 'document') return token.value ? [token.value] : []
  if (!('items' in token)) return []
  return token.items.flatMap((item) => [item.key, item.value].filter((child) => child != null))
}

/** Every token, in no order; a stack instead of recursion, so that no depth overflows the call stack. */
export function listTokens(tokens: CST.Token[]): CST.Token[] {
  const all = [...tokens]
  for (let index = 0; index < all.length; index += 1) {
    const token = all[index]
    if (token) for (const child of listChildren(token)) all.push(child)
  }
  return all
}
