import { Button, chakra, Flex } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { type MouseEvent, memo } from 'react'
import { formatDuration } from '@/lib/format/quantity.ts'
import type { Row } from '../run/progress.ts'
import { messageOf, numbersText, summaryText } from './row-text.ts'
import { StateBadge } from './state-badge.tsx'

type ResultRowProps = {
  definition: ConsultaDefinition
  row: Row
  /** `aria-rowindex`: its place in the whole table, of which only a part is rendered; the header is 1. */
  place: number | undefined
  /** Whether the row is two lines and a button, for a narrow screen. */
  isCompact: boolean
  onOpen: (row: Row) => void
}

/** A pointer may press anywhere in the row; the button takes the focus, so that the dialog gives it back there. */
function pressButton({ currentTarget, target }: MouseEvent<HTMLElement>) {
  const button = currentTarget.querySelector('button')
  const isSelecting = window.getSelection()?.isCollapsed === false
  if (!button || isSelecting || (target instanceof Node && button.contains(target))) return
  button.focus({ preventScroll: true })
  button.click()
}

/** A row and its outcome. Rendered again only when the row changes. */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { row, place, isCompact, onOpen } = props
  const { line, outcome } = row
  const Cells = isCompact ? CompactCells : WideCells
  return (
    <chakra.tr
      aria-rowindex={place}
      cursor={outcome ? 'pointer' : undefined}
      onClick={outcome ? pressButton : undefined}
    >
      <Cells {...props} />
      <td>
        {outcome && (
          <Button
            size="xs"
            variant="ghost"
            mx="-2.5"
            aria-label={`Ver linha ${line.numbers[0]}`}
            onClick={() => onOpen(row)}
          >
            Ver
          </Button>
        )}
      </td>
    </chakra.tr>
  )
})

const resultOf = ({ definition, row }: ResultRowProps) =>
  row.state === 'failed' ? messageOf(row) : summaryText(definition, row)

function WideCells(props: ResultRowProps) {
  const { line, state, ms } = props.row
  const numbers = numbersText(props.row)
  const result = resultOf(props)
  return (
    <>
      <td>
        <span title={numbers}>{numbers}</span>
      </td>
      <td>
        <bdi title={line.typed}>{line.typed}</bdi>
      </td>
      <td>
        <span>
          <StateBadge state={state} />
        </span>
      </td>
      <td>
        <bdi title={result}>{result}</bdi>
      </td>
      <td data-numeric>
        <span>{ms === undefined ? '' : formatDuration(ms)}</span>
      </td>
    </>
  )
}

function CompactCells(props: ResultRowProps) {
  const { line, state } = props.row
  const result = resultOf(props)
  return (
    <td>
      <Flex direction="column" gap="1">
        <Flex justify="space-between" align="baseline" gap="2">
          <chakra.bdi truncate fontWeight="500">
            {line.typed}
          </chakra.bdi>
          <chakra.span color="fg.muted" textStyle="small">
            Linha {numbersText(props.row)}
          </chakra.span>
        </Flex>
        <Flex align="center" gap="2" minW="0">
          <StateBadge state={state} />
          <chakra.bdi truncate color="fg.muted" textStyle="small" title={result}>
            {result}
          </chakra.bdi>
        </Flex>
      </Flex>
    </td>
  )
}
