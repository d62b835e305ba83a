import { Button } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { memo } from 'react'
import { formatDuration } from '@/lib/format/quantity.ts'
import type { Row } from '../run/progress.ts'
import { messageOf, numbersText, summaryText } from './row-text.ts'
import { StateBadge } from './state-badge.tsx'

type ResultRowProps = {
  definition: ConsultaDefinition
  row: Row
  /** `aria-rowindex`: its place in the whole table, of which only a part is rendered; the header is 1. */
  place: number | undefined
  onOpen: (row: Row) => void
}

/** A row and its outcome. Rendered again only when the row changes. */
export const ResultRow = memo(function ResultRow({ definition, row, place, onOpen }: ResultRowProps) {
  const { line, state, outcome, ms } = row
  const numbers = numbersText(row)
  const result = state === 'failed' ? messageOf(row) : summaryText(definition, row)
  return (
    <tr aria-rowindex={place}>
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
      <td>
        {outcome && (
          <Button
            size="2xs"
            variant="ghost"
            aria-label={`Ver linha ${line.numbers[0]}`}
            onClick={() => onOpen(row)}
          >
            Ver
          </Button>
        )}
      </td>
    </tr>
  )
})
