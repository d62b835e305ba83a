import { chakra, Flex } from '@chakra-ui/react'
import { type MouseEvent, memo } from 'react'
import { subjectNouns } from '@/session/subject-nouns.ts'
import type { BatchTarget } from '../batch-target.ts'
import type { BatchRow } from '../run/progress.ts'
import type { RowColumn } from './row-columns.ts'
import { RowStateBadge } from './row-state-badge.tsx'
import { lineNumbersText, resultText } from './row-text.ts'

type ResultRowProps = {
  row: BatchRow
  /** The row's index in the run. */
  index: number
  columns: readonly RowColumn[]
  target: BatchTarget
  /** `aria-rowindex`: the position in the whole table, of which only a part is rendered. The header is 1. */
  ariaRowIndex: number | undefined
  /** Shows the row as a few lines and a button, for narrow screens. */
  isCompact: boolean
  onOpen: (index: number) => void
  onOpenSubject: (row: BatchRow) => void
}

/**
 * A click anywhere in the row opens its dialog. The button gets the focus first, so that the dialog returns
 * the focus to it.
 */
function clickDetailsButton({ currentTarget, target }: MouseEvent<HTMLElement>) {
  const button = currentTarget.querySelector('button')
  const isSelecting = window.getSelection()?.isCollapsed === false
  if (!button || isSelecting || (target instanceof Element && target.closest('button'))) return
  button.focus({ preventScroll: true })
  button.click()
}

/**
 * Shows a row and its outcome in plain elements, styled by the table. It is memoized: it renders again only
 * when the row changes.
 */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { row, index, target, ariaRowIndex, isCompact, onOpen, onOpenSubject } = props
  const { line, outcome } = row
  const subject = outcome && !isCompact ? target.findSubject(line.values) : undefined
  const Cells = isCompact ? CompactCells : WideCells
  return (
    <tr
      aria-rowindex={ariaRowIndex}
      data-answered={outcome ? true : undefined}
      onClick={outcome ? clickDetailsButton : undefined}
    >
      <Cells {...props} />
      <td data-details-cell>
        {outcome && (
          <button
            type="button"
            data-details-button
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
            aria-label={`Abrir ${subjectNouns[subject.kind]}, linha ${line.numbers[0]}`}
            onClick={() => onOpenSubject(row)}
          >
            Abrir {subjectNouns[subject.kind]}
          </button>
        )}
      </td>
    </tr>
  )
})

const WideCells = ({ row, columns }: ResultRowProps) =>
  columns.map((column) => {
    const text = column.text(row)
    return (
      <td key={column.id} data-numeric={column.isNumeric || undefined}>
        {column.id === 'state' ? (
          <span>
            <RowStateBadge state={row.state} />
          </span>
        ) : (
          <bdi title={text}>{text}</bdi>
        )}
      </td>
    )
  })

/** Each column of the list and of the answer gets a line. */
function CompactCells({ row, columns, target }: ResultRowProps) {
  const result = resultText(target, row)
  const shownColumns = columns.filter(({ id }) => /^(?:own|answer) /.test(id))
  return (
    <td>
      <Flex direction="column" gap="1">
        <Flex justify="space-between" align="baseline" gap="2">
          <chakra.bdi truncate fontWeight="500">
            {row.line.typed}
          </chakra.bdi>
          <chakra.span color="fg.muted" textStyle="small">
            Linha {lineNumbersText(row)}
          </chakra.span>
        </Flex>
        <Flex align="center" gap="2" minW="0">
          <RowStateBadge state={row.state} />
          <chakra.bdi truncate color="fg.muted" textStyle="small" title={result}>
            {result}
          </chakra.bdi>
        </Flex>
        {shownColumns.map(({ id, label, text }) => (
          <chakra.bdi key={id} truncate textStyle="small">
            <chakra.span color="fg.muted">{label}:</chakra.span> {text(row)}
          </chakra.bdi>
        ))}
      </Flex>
    </td>
  )
}
