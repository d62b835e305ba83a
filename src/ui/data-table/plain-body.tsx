import type { DataColumn } from './column.ts'
import type { RowActions } from './row-actions.ts'
import type { ArrangedRows } from './row-arranger.ts'
import { RowView, type RowViewProps } from './row-view.tsx'
import type { OpenRows, RowSelection } from './use-selected-rows.ts'

export type BodyProps<Row> = {
  arranged: ArrangedRows<Row>
  columns: readonly DataColumn<Row>[]
  /** Columns behind the 'Detalhes' of each row. */
  hidden: readonly DataColumn<Row>[]
  openRows: OpenRows
  /** Absent if rows cannot be selected. */
  selection?: RowSelection | undefined
  actions?: RowActions<Row> | undefined
}

/** Returns the props of a row or a card. They stay the same until the row changes, because rows are memoized. */
export const readRowProps = <Row,>(body: BodyProps<Row>, index: number): RowViewProps<Row> => ({
  row: body.arranged.rows[index] as Row,
  index,
  group: body.arranged.groups.get(index),
  columns: body.columns,
  hidden: body.hidden,
  isOpen: body.openRows.open.has(index),
  onToggle: body.openRows.toggle,
  isSelected: body.selection?.selected.has(index),
  onSelect: body.selection?.toggle,
  actions: body.actions,
})

type PlainBodyProps<Row> = BodyProps<Row> & { maxRows: number }

export const PlainBody = <Row,>({ maxRows, ...body }: PlainBodyProps<Row>) => (
  <tbody>
    {body.arranged.order.slice(0, maxRows).map((index) => (
      <RowView key={index} {...readRowProps(body, index)} />
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
