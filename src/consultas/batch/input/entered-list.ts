import type { ColumnMapping } from './columns.ts'
import type { Mending } from './mending.ts'
import type { WorkbookList } from './workbook/read-workbook.ts'

/** A pasted list, or one from a file, which has a name. */
export type EnteredList = {
  /** Empty if the list is from a workbook. */
  text: string
  name?: string
  encoding?: string
  workbook?: WorkbookList
  /** The columns, if the user corrected them. */
  mapping?: ColumnMapping | undefined
  mending?: Mending | undefined
}

/** A list whose batch did not finish before the screen locked. */
export type ListDraft = { list: EnteredList; isChecking: boolean }
