import { memo } from 'react'
import { cut, LongText } from '../page/long-text.tsx'
import type { DataColumn, Entry } from './column.ts'

type RowViewProps<Row> = {
  entry: Entry<Row>
  columns: readonly DataColumn<Row>[]
  /** Its `aria-rowindex` in a windowed table: from 1, the header included. */
  rowIndex?: number | undefined
}

const cellLimit = 300

/** A row of fixed height has room for one line, its text is also the `title`. */
const OneLine = ({ text }: { text: string }) => {
  const shown = cut(text, cellLimit)
  return <bdi title={shown}>{shown}</bdi>
}

function DrawnRow<Row>({ entry: { row, index }, columns, rowIndex }: RowViewProps<Row>) {
  const CellText = rowIndex === undefined ? LongText : OneLine
  return (
    <tr aria-rowindex={rowIndex}>
      {columns.map(({ id, isNumeric, text, cell }) => (
        <td key={id} data-numeric={isNumeric || undefined}>
          {cell ? cell(row, index) : <CellText text={text(row)} limit={cellLimit} />}
        </td>
      ))}
    </tr>
  )
}

/** A row of the table, memoised: while scrolling most rows do not change. */
export const RowView = memo(DrawnRow) as typeof DrawnRow
