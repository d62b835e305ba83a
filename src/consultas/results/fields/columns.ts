/** The columns of all grids of fields by the width of their section in px: a page keeps one rhythm. */
const columnCounts = [
  { from: 270, columns: 2 },
  { from: 560, columns: 3 },
  { from: 840, columns: 4 },
]

/** In characters: from these lengths on, a value takes more columns, so that it does not make its row tall. */
const lengths = { medium: 19, wide: 35, row: 161 }

/** In characters: a longer word, such as an e-mail address, would break in a column. */
const maxWord = 24

/** Names the columns that a value takes, for `columnsCss`. */
export type FieldWidth = 'medium' | 'wide' | 'row' | undefined

/** Returns the columns that a value takes. */
export function chooseFieldWidth(text: string): FieldWidth {
  const { length } = text
  if (length >= lengths.row) return 'row'
  if (length >= lengths.wide || text.split(/\s/).some((word) => word.length > maxWord)) return 'wide'
  return length >= lengths.medium ? 'medium' : undefined
}

/**
 * Lays out a grid of fields: from one column to four, as its section is wide, for any number of fields. Medium
 * values take two columns only where there are no more.
 */
export const columnsCss = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > [data-width=row]': { gridColumn: '1 / -1' },
  ...Object.fromEntries(
    columnCounts.map(({ from, columns }) => [
      `@container (min-width: ${from}px)`,
      {
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        '& > [data-width=wide]': { gridColumn: 'span 2' },
        '& > [data-width=medium]': { gridColumn: columns === 2 ? 'span 2' : 'auto' },
      },
    ]),
  ),
}
