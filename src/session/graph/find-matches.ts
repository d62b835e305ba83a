import { searchKey, searchTest } from '@/lib/search-text.ts'
import type { GraphNode } from './model/graph-elements.ts'

type Searched = { node: GraphNode; texts: readonly string[] }

/** Fewer digits occur in too many documents. */
const minDigits = 3

/**
 * Returns the ids of the nodes that a search finds: by words of name, kind and shown text, or by digits of the whole
 * value. `undefined` if nothing is searched.
 */
export function findMatches(query: string, searched: readonly Searched[]): string[] | undefined {
  if (query.trim() === '') return undefined
  const isMatch = searchTest(query)
  const digits = /^[\d\s.\-/()+]+$/.test(query) ? query.replace(/\D/g, '') : ''
  return searched
    .filter(({ node, texts }) => {
      const all = [node.title, node.detail, ...texts]
      if (isMatch(searchKey(all.join(' ')))) return true
      return digits.length >= minDigits && all.some((text) => text.replace(/\D/g, '').includes(digits))
    })
    .map(({ node }) => node.id)
}
