import { chakra, Flex } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { LuSquareArrowOutUpRight } from 'react-icons/lu'
import { subjectNouns } from '@/session/session-texts.ts'
import type { RowActions } from '@/ui/data-table/row-actions.ts'
import type { BatchTarget } from '../batch-target.ts'
import type { BatchRow } from '../run/progress.ts'
import { Cell, CellBadges, PlainStateBadge } from './cell.tsx'
import { gravestColumnId, lineNumbersText, type RowColumn, resultText } from './row-columns.ts'

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

type RowActionsOptions = {
  target: BatchTarget
  columns: readonly RowColumn[]
  isPhone: boolean
  onOpen: (index: number) => void
  /** Absent if there is no page of subjects. */
  onOpenSubject: ((row: BatchRow) => void) | undefined
}

/** Creates the buttons of rows, which open the row's dialog and the page of its subject. */
export function createRowActions(options: RowActionsOptions): RowActions<BatchRow> {
  const { target, columns, isPhone, onOpen, onOpenSubject } = options
  const gravestColumn = columns.find(({ id }) => id === gravestColumnId)
  return {
    label: 'Detalhe',
    readCheckLabel: ({ line }) => `Escolher linha ${line.numbers[0]}`,
    readAttributes: (row) => ({
      'data-answered': row.outcome ? true : undefined,
      'data-gravest': gravestColumn?.badges?.(row)[0]?.tone,
      onClick: row.outcome ? clickDetailsButton : undefined,
    }),
    render: (row, index, tabIndex) => {
      const { line, outcome } = row
      if (!outcome) return null
      const subject = isPhone ? undefined : target.findSubject(line.values)
      return (
        <>
          <button
            type="button"
            data-details-button
            tabIndex={tabIndex}
            aria-label={`Ver linha ${line.numbers[0]}`}
            onClick={() => onOpen(index)}
          >
            Ver
          </button>
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
        </>
      )
    },
  }
}

/** Adds the cells of a wide table to columns. The first one has the checkbox. */
export const addCells = (columns: readonly RowColumn[]): RowColumn[] =>
  columns.map((column) => ({
    ...column,
    cell: (row, _, check) =>
      column.isFixed ? (
        <span data-line-cell>
          {check}
          <bdi>{column.text(row)}</bdi>
        </span>
      ) : (
        <Cell column={column} row={row} />
      ),
  }))

/** Columns that the first lines of a card show. */
const headColumns = new Set(['line', 'subject', 'state', 'result'])

/** More lines would make each card as high as a screen. The row's dialog has the rest. */
const maxLines = 5

/** The number of lines for what stands out. */
const badgeLines = 2

/** Returns the number of lines below the head of a card. */
export const countCardLines = (columns: readonly RowColumn[]): number =>
  listCardLines(columns).length + badgeLines

/** Returns the columns that have a line of their own in a card. */
const listCardLines = (columns: readonly RowColumn[]): RowColumn[] =>
  columns.filter(({ id, badges }) => !headColumns.has(id) && !badges).slice(0, maxLines)

/** Returns badges with what they count, as '4 pendências', and none twice: a status and a finding may say the same. */
function listBadges(columns: readonly RowColumn[], row: BatchRow) {
  const all = columns.flatMap(({ badges, isNumeric, label }) =>
    (badges?.(row) ?? []).map(({ text, tone }) => ({
      text: isNumeric ? `${text} ${label.toLowerCase()}` : text,
      tone,
    })),
  )
  const words = all.map(({ text }) => text.toLowerCase())
  return all.filter((_, index) => words.indexOf(words[index] ?? '') === index)
}

/** Creates the only column on narrow screens: each row is a card. What stands out is in one line, then each other column. */
export const createCardColumn = (target: BatchTarget, columns: readonly RowColumn[]): RowColumn => ({
  id: 'card',
  label: 'Consulta e resultado',
  isFixed: true,
  text: () => '',
  cell: (row, _, check) => {
    const result = resultText(target, row)
    return (
      <Flex direction="column" gap="1">
        <Flex justify="space-between" align="center" gap="2">
          {check}
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
            <chakra.span color="fg.muted">{column.label}:</chakra.span>{' '}
            {column.lines ? column.text(row) : <Cell column={column} row={row} />}
          </chakra.bdi>
        ))}
      </Flex>
    )
  },
})
