/** The columns of all grids of fields by the width of their section in px: a page keeps one rhythm. */
const columnCounts = [
  { from: 360, columns: 2 },
  { from: 600, columns: 3 },
  { from: 860, columns: 4 },
]

/** In characters. A longer value takes two columns, so that it does not make its row tall. */
const maxCellLength = 34

/** In characters. A longer value takes a row of its own. */
const maxColumnsLength = 160

/** Names the columns that a value takes, for `columnsCss`. */
export type FieldWidth = 'wide' | 'row' | undefined

/** Returns the columns that a value of this many characters takes. */
export function chooseFieldWidth(length: number): FieldWidth {
  if (length > maxColumnsLength) return 'row'
  return length > maxCellLength ? 'wide' : undefined
}

/** Lays out a grid of fields: from one column to four, as its section is wide, for any number of fields. */
export const columnsCss = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > [data-width=row]': { gridColumn: '1 / -1' },
  ...Object.fromEntries(
    columnCounts.map(({ from, columns }) => [
      `@container (min-width: ${from}px)`,
      {
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        '& > [data-width=wide]': { gridColumn: 'span 2' },
      },
    ]),
  ),
}
