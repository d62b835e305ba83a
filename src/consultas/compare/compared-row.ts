import type { CellValue } from '@/blocks/parts/shown-text.ts'
import { missingText } from '@/formats/registry.ts'

export type ComparedRow = {
  label: string
  /** The same while sensitive values are hidden. */
  hiddenLabel: string
  /** The value of each subject; `undefined` if the subject has no answer of the consulta. */
  cells: readonly (string | undefined)[]
  /** The same values with their formats, for workbooks. */
  values: readonly (CellValue | undefined)[]
  /** The same while sensitive values are hidden. */
  hidden: readonly (string | undefined)[]
  /** All subjects with an answer have the same value. */
  isEqual: boolean
  /** True if the row comes from a list. Such rows are matched by their labels. */
  isListed: boolean
}

/** Returns the text of a cell as the page shows it. It is empty if the subject has no answer of the consulta. */
export const shownCellText = ({ cells, hidden }: ComparedRow, index: number, areShown: boolean): string =>
  (areShown ? cells : hidden)[index] ?? ''

/** Two missing values may differ, so they are not equal. */
export function areEqual(cells: ComparedRow['cells']): boolean {
  const known = cells.filter((cell) => cell !== undefined)
  const [first] = known
  return known.length > 1 && first !== missingText && known.every((cell) => cell === first)
}
