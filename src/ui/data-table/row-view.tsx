import { memo } from 'react'
import { cut, LongText } from '../page/long-text.tsx'
import type { DataColumn, Entry } from './column.ts'

type RowViewProps<Row> = {
  entry: Entry<Row>
  columns: readonly DataColumn<Row>[]
  /** Its place in the whole table, from 1 and the header included, where rows come and go. */
  place?: number | undefined
}

const cellLimit = 300

/** A row of fixed height has room for one line, told whole to who points at it. */
const OneLine = ({ text }: { text: string }) => {
  const shown = cut(text, cellLimit)
  return <bdi title={shown}>{shown}</bdi>
}

function DrawnRow<Row>({ entry: { row, index }, columns, place }: RowViewProps<Row>) {
  const CellText = place === undefined ? LongText : OneLine
  return (
    <tr aria-rowindex={place}>
      {columns.map(({ id, isNumeric, text, cell }) => (
        <td key={id} data-numeric={isNumeric || undefined}>
          {cell ? cell(row, index) : <CellText text={text(row)} limit={cellLimit} />}
        </td>
      ))}
    </tr>
  )
}

/** A row of the table, drawn again only when it changes: while one scrolls, most do not. */
export const RowView = memo(DrawnRow) as typeof DrawnRow
