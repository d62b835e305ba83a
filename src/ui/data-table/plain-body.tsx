import type { DataColumn, ShownRow } from './column.ts'
import { RowView } from './row-view.tsx'
import type { OpenRows } from './use-open-rows.ts'

export type BodyProps<Row> = {
  rows: ShownRow<Row>[]
  columns: readonly DataColumn<Row>[]
  hidden: readonly DataColumn<Row>[]
  openRows: OpenRows
}

export const PlainBody = <Row,>({ rows, columns, hidden, openRows }: BodyProps<Row>) => (
  <tbody>
    {rows.map(({ id, original }) => (
      <RowView
        key={id}
        id={id}
        entry={original}
        columns={columns}
        hidden={hidden}
        isOpen={openRows.open.has(id)}
        onToggle={openRows.toggle}
      />
    ))}
  </tbody>
)
