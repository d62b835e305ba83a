import { memo, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { LuChevronDown, LuChevronUp } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { PlainCheckbox } from '../forms/plain-checkbox.tsx'
import { LongText, truncate } from '../page/long-text.tsx'
import type { DataColumn, RowGroup } from './column.ts'
import type { RowActions } from './row-actions.ts'
import { sumColumn } from './sum-column.ts'

export type RowViewProps<Row> = {
  row: Row
  /** The index of the row in the source. */
  index: number
  /** The group whose head stands above the row. */
  group?: RowGroup<Row> | undefined
  columns: readonly DataColumn<Row>[]
  /** Columns behind the row's 'Detalhes'; none if all columns fit. */
  hidden: readonly DataColumn<Row>[]
  isOpen: boolean
  onToggle: (index: number) => void
  isSelected?: boolean | undefined
  /** Absent if rows cannot be selected. */
  onSelect?: ((index: number, isRange: boolean) => void) | undefined
  actions?: RowActions<Row> | undefined
  /** With `actions`: Tab goes through the controls of this row. */
  isTabStop?: boolean
  /** The `aria-rowindex` in a virtualized table: from 1, including the header. */
  rowIndex?: number | undefined
  /** In a virtualized table: receives the height of the row's details, 0 if they are hidden. */
  onDetailsHeight?: ((index: number, height: number) => void) | undefined
}

function DrawnRow<Row>(props: RowViewProps<Row>) {
  const { row, index, group, columns, hidden, isOpen, onToggle, rowIndex, onDetailsHeight } = props
  const { isSelected = false, onSelect, actions, isTabStop = false } = props
  const detailsId = useId()
  const details = useRef<HTMLTableRowElement>(null)
  const hasDetails = hidden.length > 0
  const tabIndex = isTabStop ? 0 : -1
  const check = onSelect && (
    <RowCheck
      label={actions?.readCheckLabel(row) ?? `Selecionar a linha ${index + 1}`}
      isInCell={actions !== undefined}
      tabIndex={actions && tabIndex}
      isChecked={isSelected}
      onToggle={(isRange) => onSelect(index, isRange)}
    />
  )
  useLayoutEffect(() => {
    onDetailsHeight?.(index, details.current?.offsetHeight ?? 0)
  }, [index, hasDetails, isOpen, onDetailsHeight])
  return (
    <>
      {group && (
        <tr data-group>
          <td colSpan={columns.length + Number(hasDetails || actions !== undefined)}>
            <GroupHead group={group} columns={columns} />
          </td>
        </tr>
      )}
      <tr aria-rowindex={rowIndex} data-selected={isSelected || undefined} {...actions?.readAttributes(row)}>
        {columns.map((column, place) => (
          <td
            key={column.id}
            data-numeric={column.isNumeric || undefined}
            data-code={isCode(column.text(row)) || undefined}
          >
            {place === 0 && !actions && check}
            <CellContent
              column={column}
              row={row}
              index={index}
              check={place === 0 && check}
              isOneLine={rowIndex !== undefined}
            />
          </td>
        ))}
        {hasDetails && (
          <td data-details-cell>
            <DetailsButton
              index={index}
              isOpen={isOpen}
              controls={detailsId}
              onToggle={() => onToggle(index)}
            />
          </td>
        )}
        {actions && <td data-details-cell>{actions.render(row, index, tabIndex)}</td>}
      </tr>
      {hasDetails && isOpen && (
        <tr ref={details} data-details>
          <td colSpan={columns.length + 1}>
            <Pairs id={detailsId} columns={hidden} row={row} index={index} />
          </td>
        </tr>
      )}
    </>
  )
}

/** Memoised, because scrolling changes few rows. */
export const RowView = memo(DrawnRow) as typeof DrawnRow

type GroupHeadProps<Row> = { group: RowGroup<Row>; columns: readonly DataColumn<Row>[] }

/** The head of a group: the common value, the number of rows and the sums of `columns`. */
export function GroupHead<Row>({ group: { column, rows, first }, columns }: GroupHeadProps<Row>) {
  return (
    <span data-group-head>
      <span className="phrase">
        <span data-group-label>{column.label}</span>
        <CellContent column={column} row={rows[0] as Row} index={first} />
      </span>
      <span data-group-label>{formatCounted(rows.length, 'linha', 'linhas')}</span>
      {columns.map(({ id, label, total }) => {
        if (!total) return null
        const { text, note } = sumColumn(total, rows)
        return (
          <span key={id} data-group-label>
            {label}: <bdi data-group-sum>{text}</bdi>
            {note && ` (${note})`}
          </span>
        )
      })}
    </span>
  )
}

type PairsProps<Row> = { id?: string; columns: readonly DataColumn<Row>[]; row: Row; index: number }

export const Pairs = <Row,>({ id, columns, ...entry }: PairsProps<Row>) => (
  <dl id={id}>
    {columns.map((column) => (
      <div
        key={column.id}
        data-numeric={column.isNumeric || undefined}
        data-code={isCode(column.text(entry.row)) || undefined}
      >
        <dt>{column.label}</dt>
        <dd>
          <CellContent column={column} {...entry} />
        </dd>
      </div>
    ))}
  </dl>
)

type DetailsButtonProps = { index: number; isOpen: boolean; controls: string; onToggle: () => void }

/**
 * Shows and hides the row's hidden columns. A plain element without a style of its own, since a table may
 * have thousands.
 */
export function DetailsButton({ index, isOpen, controls, onToggle }: DetailsButtonProps) {
  const Icon = isOpen ? LuChevronUp : LuChevronDown
  return (
    <button
      type="button"
      data-details-button
      aria-label={`Detalhes da linha ${index + 1}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
    >
      <span data-details-word>Detalhes</span> <Icon aria-hidden="true" />
    </button>
  )
}

type RowCheckProps = {
  label: string
  isChecked: boolean
  isPartly?: boolean
  /** The cell places it. Otherwise it stands before the cell, and shows in the hovered row. */
  isInCell: boolean
  tabIndex?: number | undefined
  /** `isRange` if Shift is held. */
  onToggle: (isRange: boolean) => void
}

/** Selects a row, or all. */
export const RowCheck = (props: RowCheckProps) => (
  <label data-row-check={!props.isInCell || undefined}>
    <PlainCheckbox
      tabIndex={props.tabIndex}
      aria-label={props.label}
      checked={props.isChecked}
      isIndeterminate={props.isPartly ?? false}
      // Before the change: React has no key state in a change event.
      onClick={({ shiftKey }) => props.onToggle(shiftKey)}
      onChange={() => undefined}
    />
  </label>
)

const cellLimit = 300

type CellContentProps<Row> = {
  column: DataColumn<Row>
  row: Row
  index: number
  check?: ReactNode
  /** For rows of fixed height: one line, with the full text as `title`. */
  isOneLine?: boolean
}

function CellContent<Row>({ column, row, index, check, isOneLine = false }: CellContentProps<Row>) {
  if (column.cell) return column.cell(row, index, check)
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

/** The longest document, process or phone number. */
const longest = 25

const word = /^(?=.*\d)\S+$/

const number = /^[\d ()+./-]+$/

/** Returns true if a text is a document, code, date or number. Prints do not wrap it. */
export const isCode = (text: string) => text.length <= longest && (word.test(text) || number.test(text))
