import { memo, useId, useLayoutEffect, useRef } from 'react'
import { CellContent } from './cell-content.tsx'
import type { DataColumn, RowEntry, RowGroup } from './column.ts'
import { DetailsButton } from './details-button.tsx'
import { GroupHead } from './group-head.tsx'
import { isCode } from './is-code.ts'
import { Pairs } from './pairs.tsx'
import { RowCheck } from './row-check.tsx'

type RowViewProps<Row> = {
  id: string
  entry: RowEntry<Row>
  /** The group whose head stands above the row. */
  group?: RowGroup<Row> | undefined
  columns: readonly DataColumn<Row>[]
  /** Columns behind the row's 'Detalhes'; none if all columns fit. */
  hidden: readonly DataColumn<Row>[]
  isOpen: boolean
  onToggle: (id: string) => void
  isSelected?: boolean | undefined
  /** Absent if rows cannot be selected. */
  onSelect?: ((id: string, isRange: boolean) => void) | undefined
  /** The `aria-rowindex` in a virtualized table: from 1, including the header. */
  rowIndex?: number | undefined
  /** In a virtualized table: receives the height of the row's details, 0 if they are hidden. */
  onDetailsHeight?: ((id: string, height: number) => void) | undefined
}

function DrawnRow<Row>(props: RowViewProps<Row>) {
  const { id, entry, group, columns, hidden, isOpen, onToggle, rowIndex, onDetailsHeight } = props
  const { isSelected = false, onSelect } = props
  const detailsId = useId()
  const details = useRef<HTMLTableRowElement>(null)
  const hasDetails = hidden.length > 0
  useLayoutEffect(() => {
    onDetailsHeight?.(id, details.current?.offsetHeight ?? 0)
  }, [id, hasDetails, isOpen, onDetailsHeight])
  return (
    <>
      {group && (
        <tr data-group>
          <td colSpan={columns.length + Number(hasDetails)}>
            <GroupHead group={group} columns={columns} />
          </td>
        </tr>
      )}
      <tr aria-rowindex={rowIndex} data-selected={isSelected || undefined}>
        {columns.map((column, place) => (
          <td
            key={column.id}
            data-numeric={column.isNumeric || undefined}
            data-code={isCode(column.text(entry.row)) || undefined}
          >
            {place === 0 && onSelect && (
              <RowCheck
                label={`Selecionar a linha ${entry.index + 1}`}
                isChecked={isSelected}
                onToggle={(isRange) => onSelect(id, isRange)}
              />
            )}
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

/** Memoised, because scrolling changes few rows. */
export const RowView = memo(DrawnRow) as typeof DrawnRow
