import { chakra, Flex } from '@chakra-ui/react'
import { type MouseEvent, memo } from 'react'
import { LuSquareArrowOutUpRight } from 'react-icons/lu'
import { subjectNouns } from '@/session/session-texts.ts'
import type { BatchTarget } from '../batch-target.ts'
import type { BatchRow } from '../run/progress.ts'
import { Cell, CellBadges, PlainStateBadge } from './cell.tsx'
import { isOwnColumn } from './own-columns.tsx'
import { gravestColumnId, lineNumbersText, type RowColumn, resultText } from './row-columns.ts'
import { TickBox, type TickBoxProps } from './ticks.tsx'

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

type ResultRowProps = TickBoxProps & {
  columns: readonly RowColumn[]
  target: BatchTarget
  /** `aria-rowindex`: the position in the whole table, of which only a part is rendered. The header is 1. */
  ariaRowIndex: number | undefined
  /** Shows the row as a few lines and a button, for narrow screens. */
  isCompact: boolean
  onOpen: (index: number) => void
  /** Absent if there is no page of subjects. */
  onOpenSubject: ((row: BatchRow) => void) | undefined
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
        {subject && onOpenSubject && (
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

/** Columns that the first lines of a card show. */
const headColumns = new Set(['line', 'subject', 'state', 'result'])

/** More lines would make each card as high as a screen. The row's dialog has the rest. */
const maxLines = 5

/** The number of lines for what stands out. */
export const badgeLines = 2

/** Returns the columns that have a line of their own in a card. */
export const listCardLines = (columns: readonly RowColumn[]): RowColumn[] =>
  columns.filter(({ id, badges }) => !headColumns.has(id) && !badges).slice(0, maxLines)

/** Returns badges with what they count, as '4 pendências', and none twice: a status and a finding may say the same. */
function listBadges(columns: readonly RowColumn[], row: ResultRowProps['row']) {
  const all = columns.flatMap(({ badges, isNumeric, label }) =>
    (badges?.(row) ?? []).map(({ text, tone }) => ({
      text: isNumeric ? `${text} ${label.toLowerCase()}` : text,
      tone,
    })),
  )
  const words = all.map(({ text }) => text.toLowerCase())
  return all.filter((_, index) => words.indexOf(words[index] ?? '') === index)
}

/** A row as a card: what stands out in one line, then a line for each other column. */
function CompactCells(props: ResultRowProps) {
  const { row, columns, target } = props
  const result = resultText(target, row)
  return (
    <td>
      <Flex direction="column" gap="1">
        <Flex justify="space-between" align="center" gap="2">
          <TickBox {...props} />
          <chakra.bdi truncate fontWeight="500" flex="1">
            {row.line.typed}
          </chakra.bdi>
          <chakra.span color="fg.muted" textStyle="small">
            Linha {lineNumbersText(row)}
          </chakra.span>
        </Flex>
        <Flex align="center" gap="2" minW="0">
          <PlainStateBadge state={row.state} />
          <chakra.bdi truncate color="fg.muted" textStyle="small" title={result}>
            {result}
          </chakra.bdi>
        </Flex>
        <Flex gap="1" wrap="wrap" alignContent="flex-start" textStyle="small" height="11" overflow="hidden">
          <CellBadges badges={listBadges(columns, row)} />
        </Flex>
        {listCardLines(columns).map((column) => (
          <chakra.bdi key={column.id} truncate textStyle="small">
            <chakra.span color="fg.muted">{column.label}:</chakra.span> <Cell column={column} row={row} />
          </chakra.bdi>
        ))}
      </Flex>
    </td>
  )
}
