const marks = /\p{Diacritic}/gu

/** A text as search compares it: lower case, without accents. */
export const searchable = (text: string) => text.normalize('NFD').replace(marks, '').toLowerCase()

/** Whether a searchable text has every word of a query, in any order. */
export function matchesQuery(text: string, query: string): boolean {
  return searchable(query)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
