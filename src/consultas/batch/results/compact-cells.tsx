import { chakra, Flex } from '@chakra-ui/react'
import { Cell, CellBadges } from './cell.tsx'
import type { RowColumn } from './row-columns.ts'
import type { ResultRowProps } from './row-props.ts'
import { PlainStateBadge } from './row-state-badge.tsx'
import { lineNumbersText, resultText } from './row-text.ts'
import { TickBox } from './tick-box.tsx'

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
export function CompactCells(props: ResultRowProps) {
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
