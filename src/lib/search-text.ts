/**
 * Normalizes a text for searching: without accents, case, hyphens or dots, so that "email" finds "E-mail".
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[-.'’]/g, '')
    .toLowerCase()
}

/** Returns the words of a query in the form of `searchKey`. */
export const queryWords = (query: string): string[] => searchKey(query).split(/\s+/).filter(Boolean)

/**
 * Returns a predicate for texts of `searchKey`: true if every word of the query occurs, in any order. An
 * empty query matches all.
 */
export function searchTest(query: string): (key: string) => boolean {
  const words = queryWords(query)
  return (key) => words.every((word) => key.includes(word))
}
