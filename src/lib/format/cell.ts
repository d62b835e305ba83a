/**
 * A number, date or truth value of a workbook, and its text in other files. A date is the number of days that spreadsheets
 * count. `format` is a number format of spreadsheets.
 */
export type TypedCell = { text: string; value: number | boolean; format?: string }

export type SheetCell = string | TypedCell

/** Returns the text of a cell as the user sees it. */
export const cellText = (cell: string | { text: string }): string =>
  typeof cell === 'string' ? cell : cell.text
