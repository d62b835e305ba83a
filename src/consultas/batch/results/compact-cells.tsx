import { chakra, Flex } from '@chakra-ui/react'
import { CellBadges } from './cell.tsx'
import type { ResultRowProps } from './row-props.ts'
import { RowStateBadge } from './row-state-badge.tsx'
import { lineNumbersText, resultText } from './row-text.ts'
import { TickBox } from './tick-box.tsx'

/** Columns that the first lines of a card show. */
export const cardHeadColumns = new Set(['line', 'subject', 'state', 'result', 'time'])

/** A row as a card. Each column of the list and of the answer gets a line. */
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
          <RowStateBadge state={row.state} />
          <chakra.bdi truncate color="fg.muted" textStyle="small" title={result}>
            {result}
          </chakra.bdi>
        </Flex>
        {columns
          .filter(({ id }) => !cardHeadColumns.has(id))
          .map(({ id, label, text, badges }) => {
            const found = badges?.(row) ?? []
            return (
              <chakra.span key={id} truncate textStyle="small">
                <chakra.span color="fg.muted">{label}:</chakra.span>{' '}
                {found.length > 0 ? <CellBadges badges={found} /> : <bdi>{text(row)}</bdi>}
              </chakra.span>
            )
          })}
      </Flex>
    </td>
  )
}
