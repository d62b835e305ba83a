import { type MouseEvent, memo } from 'react'
import { LuSquareArrowOutUpRight } from 'react-icons/lu'
import { subjectNouns } from '@/session/subject-nouns.ts'
import { Cell } from './cell.tsx'
import { CompactCells } from './compact-cells.tsx'
import { isOwnColumn } from './own-columns.ts'
import { gravestColumnId } from './row-columns.ts'
import type { ResultRowProps } from './row-props.ts'
import { TickBox } from './tick-box.tsx'

/**
 * A click anywhere in the row opens its dialog. The button gets the focus first, so that the dialog returns
 * the focus to it.
 */
function clickDetailsButton({ currentTarget, target }: MouseEvent<HTMLElement>) {
  const button = currentTarget.querySelector('button')
  const isSelecting = window.getSelection()?.isCollapsed === false
  if (!button || isSelecting || (target instanceof Element && target.closest('button, label'))) return
  button.focus({ preventScroll: true })
  button.click()
}

/**
 * Shows a row and its outcome in plain elements, styled by the table. It is memoized: it renders again only
 * when the row changes.
 */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { row, index, columns, target, ariaRowIndex, isCompact, isTicked, isTabStop, onOpen, onOpenSubject } =
    props
  const { line, outcome } = row
  const subject = outcome && !isCompact ? target.findSubject(line.values) : undefined
  const tabIndex = isTabStop ? 0 : -1
  const [gravest] = columns.find(({ id }) => id === gravestColumnId)?.badges?.(row) ?? []
  const Cells = isCompact ? CompactCells : WideCells
  return (
    <tr
      aria-rowindex={ariaRowIndex}
      data-answered={outcome ? true : undefined}
      data-ticked={isTicked || undefined}
      data-gravest={gravest?.tone}
      onClick={outcome ? clickDetailsButton : undefined}
    >
      <Cells {...props} />
      <td data-details-cell>
        {outcome && (
          <button
            type="button"
            data-details-button
            tabIndex={tabIndex}
            aria-label={`Ver linha ${line.numbers[0]}`}
            onClick={() => onOpen(index)}
          >
            Ver
          </button>
        )}
        {subject && (
          <button
            type="button"
            data-details-button
            data-open-subject
            tabIndex={tabIndex}
            aria-label={`Abrir ${subjectNouns[subject.kind]}, linha ${line.numbers[0]}`}
            title={`Abrir ${subjectNouns[subject.kind]}`}
            onClick={() => onOpenSubject(row)}
          >
            <LuSquareArrowOutUpRight aria-hidden="true" />
          </button>
        )}
      </td>
    </tr>
  )
})

const WideCells = (props: ResultRowProps) =>
  props.columns.map((column) => (
    <td
      key={column.id}
      data-numeric={column.isNumeric || undefined}
      data-own={isOwnColumn(column.id) || undefined}
    >
      {column.id === 'line' ? (
        <span data-line-cell>
          <TickBox {...props} />
          <bdi>{column.text(props.row)}</bdi>
        </span>
      ) : (
        <Cell column={column} row={props.row} />
      )}
    </td>
  ))
