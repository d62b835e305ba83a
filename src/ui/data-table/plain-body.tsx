import type { DataColumn, ShownRow } from './column.ts'
import { RowView } from './row-view.tsx'
import type { OpenRows } from './use-selected-rows.ts'

/** The selected rows, by id. */
export type RowSelection = {
  ids: ReadonlySet<string>
  select: (ids: ReadonlySet<string>) => void
  toggle: (id: string, isRange: boolean) => void
}

export type BodyProps<Row> = {
  rows: ShownRow<Row>[]
  columns: readonly DataColumn<Row>[]
  hidden: readonly DataColumn<Row>[]
  openRows: OpenRows
  /** Absent if rows cannot be selected. */
  selection?: RowSelection | undefined
}

export const PlainBody = <Row,>({ rows, columns, hidden, openRows, selection }: BodyProps<Row>) => (
  <tbody>
    {rows.map((row) => (
      <RowView
        key={row.id}
        id={row.id}
        entry={row}
        group={row.group}
        columns={columns}
        hidden={hidden}
        isOpen={openRows.open.has(row.id)}
        onToggle={openRows.toggle}
        isSelected={selection?.ids.has(row.id)}
        onSelect={selection?.toggle}
      />
    ))}
  </tbody>
)

/** Takes the height of rows that a virtualized table does not render. */
export const Spacer = ({ height }: { height: number }) =>
  height > 0 && (
    <tbody aria-hidden="true" data-spacer>
      <tr>
        <td style={{ height }} />
      </tr>
    </tbody>
  )
