import type { BatchTarget } from '../batch-target.ts'
import type { BatchRow } from '../run/progress.ts'
import type { RowColumn } from './row-columns.ts'

export type ResultRowProps = {
  row: BatchRow
  /** The row's index in the run. */
  index: number
  columns: readonly RowColumn[]
  target: BatchTarget
  /** `aria-rowindex`: the position in the whole table, of which only a part is rendered. The header is 1. */
  ariaRowIndex: number | undefined
  /** Shows the row as a few lines and a button, for narrow screens. */
  isCompact: boolean
  isTicked: boolean
  /** Tab goes to the controls of one row only; arrow keys go to the other rows. */
  isTabStop: boolean
  onTick: (index: number, isRange: boolean) => void
  onOpen: (index: number) => void
  onOpenSubject: (row: BatchRow) => void
}
