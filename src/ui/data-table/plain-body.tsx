import type { DataColumn, Entry } from './column.ts'
import { RowView } from './row-view.tsx'

type PlainBodyProps<Row> = {
  rows: { id: string; original: Entry<Row> }[]
  columns: readonly DataColumn<Row>[]
}

/** All rows, one after the other. */
export const PlainBody = <Row,>({ rows, columns }: PlainBodyProps<Row>) => (
  <tbody>
    {rows.map(({ id, original }) => (
      <RowView key={id} entry={original} columns={columns} />
    ))}
  </tbody>
)
