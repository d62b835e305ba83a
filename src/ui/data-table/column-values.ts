import type { DataColumn } from './column.ts'

/** More values would make the menu longer than the screen. */
const maxValues = 12

type CountedValue = { text: string; count: number }

/**
 * Returns the texts of a column with their numbers of rows, the most frequent first. If there are many, only those in
 * several rows; none if each row has another one, because the filter above the table finds them.
 */
export function listColumnValues<Row>(
  rows: readonly Row[],
  { text }: Pick<DataColumn<Row>, 'text'>,
): CountedValue[] {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const value = text(row)
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const isFrequent = counts.size > maxValues || counts.size === rows.length
  return [...counts]
    .map(([value, count]) => ({ text: value, count }))
    .filter(({ count }) => !isFrequent || count > 1)
    .sort((one, other) => other.count - one.count)
    .slice(0, maxValues)
}
