/** A text normalised for searching: without accents, case, hyphens or dots, so that "email" finds "E-mail". */
export function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[-.'’]/g, '')
    .toLowerCase()
}

/** The words of a query, as they occur in keys made by `searchKey`. */
export const queryWords = (query: string): string[] => searchKey(query).split(/\s+/).filter(Boolean)

/**
 * A predicate for keys made by `searchKey`: every word of the query occurs, in any order. An empty query
 * matches all.
 */
export function searchTest(query: string): (key: string) => boolean {
  const words = queryWords(query)
  return (key) => words.every((word) => key.includes(word))
}
