/** A number, date or truth value of a workbook. It keeps its format, so that an export shows it as before. */
type TypedCell = { text: string; value: number | boolean; format?: string }

/** A cell of the user's list, as given. */
export type ListCell = string | TypedCell

/** Returns the text of a cell as the user sees it. */
export const cellText = (cell: ListCell): string => (typeof cell === 'string' ? cell : cell.text)

/** A line that fails the form's validation, and why. */
export type InvalidLine = {
  number: number
  typed: string
  problem: string
  /** The typed texts by field name. */
  given: Record<string, string>
  /** The cells of the list's own columns. Absent if it has none. */
  own?: readonly ListCell[]
}

/** The parts of a list that a batch keeps besides the lines that it queries. In memory only. */
export type GivenList = {
  /** The labels of the columns that no field takes, like "Cliente", in the list's order. */
  ownColumns: readonly string[]
  /** The lines that are not queried. Exports contain them with their problem. */
  invalid: readonly InvalidLine[]
}

export const emptyGivenList: GivenList = { ownColumns: [], invalid: [] }
