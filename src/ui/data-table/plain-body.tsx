import type { DataColumn } from './column.ts'
import type { RowActions } from './row-actions.ts'
import type { ArrangedRows } from './row-arranger.ts'
import { RowView } from './row-view.tsx'
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

type PlainBodyProps<Row> = BodyProps<Row> & { maxRows: number }

export function PlainBody<Row>({ arranged, openRows, selection, maxRows, ...others }: PlainBodyProps<Row>) {
  const { rows, order, groups } = arranged
  return (
    <tbody>
      {order.slice(0, maxRows).map((index) => (
        <RowView
          key={index}
          row={rows[index] as Row}
          index={index}
          group={groups.get(index)}
          {...others}
          isOpen={openRows.open.has(index)}
          onToggle={openRows.toggle}
          isSelected={selection?.selected.has(index)}
          onSelect={selection?.toggle}
        />
      ))}
    </tbody>
  )
}

/** Takes the height of rows that a virtualized table does not render. */
export const Spacer = ({ height }: { height: number }) =>
  height > 0 && (
    <tbody aria-hidden="true" data-spacer>
      <tr>
        <td style={{ height }} />
      </tr>
    </tbody>
  )
