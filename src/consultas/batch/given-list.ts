import type { SheetCell } from '@/lib/format/cell.ts'

/** A cell of the user's list, as given. It keeps the format of its workbook, so that an export shows it as before. */
export type ListCell = SheetCell

/** A line that fails the form's validation, and why. */
export type InvalidLine = {
  number: number
  typed: string
  problem: string
  /** The typed texts by field name. */
  given: Record<string, string>
  /** The cells of the list's own columns. Absent if it has none. */
  own?: readonly ListCell[]
  /** The text of the list before the user corrected it. Absent if the line is as given. */
  correctedFrom?: string
}

/** The parts of a list that a batch keeps besides the lines that it queries. In memory only. */
export type GivenList = {
  /** The labels of the columns that no field takes, like "Cliente", in the list's order. */
  ownColumns: readonly string[]
  /** The lines that are not queried. Exports contain them with their problem. */
  invalid: readonly InvalidLine[]
}

export const emptyGivenList: GivenList = { ownColumns: [], invalid: [] }
