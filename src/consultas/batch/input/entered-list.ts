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

/** A list whose batch has not started, or did not finish before the screen locked. */
export type ListDraft = { list: EnteredList; isChecking: boolean }

/**
 * Returns the list that the user continues with: the one from before, with its columns and corrections, if its text is
 * unchanged or if it is from a file and nothing is typed.
 */
export function continueList(before: EnteredList | undefined, text: string): EnteredList | undefined {
  const isFile = before?.name !== undefined
  if (text.trim() === '') return isFile ? before : undefined
  return !isFile && before?.text.replaceAll(/\r\n?/g, '\n') === text ? before : { text }
}
