import { LongText, truncate } from '../page/long-text.tsx'
import type { DataColumn, RowEntry } from './column.ts'

const cellLimit = 300

type CellContentProps<Row> = {
  column: DataColumn<Row>
  entry: RowEntry<Row>
  /** For rows of fixed height: one line, with the full text as `title`. */
  isOneLine?: boolean
}

export function CellContent<Row>({
  column,
  entry: { row, index },
  isOneLine = false,
}: CellContentProps<Row>) {
  if (column.cell) return column.cell(row, index)
  const text = column.text(row)
  const tone = column.tone?.(row)
  const shown = truncate(text, cellLimit)
  if (tone !== undefined)
    return (
      <bdi data-tone={tone} title={isOneLine ? shown : undefined}>
        {shown}
      </bdi>
    )
  if (!isOneLine) return <LongText text={text} limit={cellLimit} />
  return <bdi title={shown}>{shown}</bdi>
}
