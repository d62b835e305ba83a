import { memo, useId, useLayoutEffect, useRef } from 'react'
import { CellContent } from './cell-content.tsx'
import type { DataColumn, RowEntry } from './column.ts'
import { DetailsButton } from './details-button.tsx'
import { isCode } from './is-code.ts'
import { Pairs } from './pairs.tsx'

type RowViewProps<Row> = {
  id: string
  entry: RowEntry<Row>
  columns: readonly DataColumn<Row>[]
  /** Columns without room, which are behind the row's button; none where all have room. */
  hidden: readonly DataColumn<Row>[]
  isOpen: boolean
  onToggle: (id: string) => void
  /** Its `aria-rowindex` in a windowed table: from 1, the header included. */
  rowIndex?: number | undefined
  /** In a windowed table: told how high the row's details are, 0 when they are hidden again. */
  onDetailsHeight?: ((id: string, height: number) => void) | undefined
}

function DrawnRow<Row>(props: RowViewProps<Row>) {
  const { id, entry, columns, hidden, isOpen, onToggle, rowIndex, onDetailsHeight } = props
  const detailsId = useId()
  const details = useRef<HTMLTableRowElement>(null)
  const hasDetails = hidden.length > 0
  useLayoutEffect(() => {
    onDetailsHeight?.(id, details.current?.offsetHeight ?? 0)
  }, [id, hasDetails, isOpen, onDetailsHeight])
  return (
    <>
      <tr aria-rowindex={rowIndex}>
        {columns.map((column) => (
          <td
            key={column.id}
            data-numeric={column.isNumeric || undefined}
            data-code={isCode(column.text(entry.row)) || undefined}
          >
            <CellContent column={column} entry={entry} isOneLine={rowIndex !== undefined} />
          </td>
        ))}
        {hasDetails && (
          <td data-details-cell>
            <DetailsButton
              index={entry.index}
              isOpen={isOpen}
              controls={detailsId}
              onToggle={() => onToggle(id)}
            />
          </td>
        )}
      </tr>
      {hasDetails && isOpen && (
        <tr ref={details} data-details>
          <td colSpan={columns.length + 1}>
            <Pairs id={detailsId} columns={hidden} entry={entry} />
          </td>
        </tr>
      )}
    </>
  )
}

/** A row of the table, memoised: while scrolling most rows do not change. */
export const RowView = memo(DrawnRow) as typeof DrawnRow
