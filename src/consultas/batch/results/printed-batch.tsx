import { Box, chakra, Text } from '@chakra-ui/react'
import { css, Global } from '@emotion/react'
import { momentFormat } from '@/lib/format/dates.ts'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { isCode } from '@/ui/data-table/row-view.tsx'
import { PrintStyles } from '@/ui/page/print-styles.tsx'
import { PrintBanner } from '../../document/print/print-banner.tsx'
import { joinHead } from '../../document/print/running-head.ts'
import { usePrintJob } from '../../document/print/use-print-job.tsx'
import { formatStateCount } from '../../outcome-words.ts'
import { listRequestFacts } from '../../results/request-code.tsx'
import type { LiveRun } from '../live/live-runs.ts'
import type { BatchProgress, BatchRow } from '../run/progress.ts'
import type { RowColumn } from './row-columns.ts'
import type { Totals } from './totals.tsx'

type PrintedBatchProps = {
  live: LiveRun
  progress: BatchProgress
  /** The rows that the table shows, in its order. */
  rows: readonly BatchRow[]
  columns: readonly RowColumn[]
  totals: Totals
}

/** A list has many columns. The page boxes of `usePrintJob`, which all pages share, have the upright size. */
const landscape = css`
  @page {
    size: A4 landscape !important;
  }
`

/** More rows would block the browser. */
const maxRows = 2000

/** Prints the table of a batch: all rows that the filter leaves, with the columns on screen. Hidden values stay hidden. */
export function PrintedBatch(props: PrintedBatchProps) {
  const { live, rows, columns } = props
  const { title } = live.target
  const { isPrinting } = usePrintJob({ title, readHead: () => joinHead(title) })
  if (!isPrinting) return null
  const omitted = rows.length - maxRows
  return (
    <Box data-printed>
      <PrintStyles />
      <Global styles={landscape} />
      <PrintBanner title={title} facts={listFacts(props)} />
      <chakra.table css={tableCss}>
        <thead>
          <tr>
            {columns.map(({ id, label, isNumeric }) => (
              <th key={id} scope="col" data-numeric={isNumeric || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, maxRows).map((row) => (
            <tr key={row.line.numbers[0]}>
              {columns.map((column) => (
                <PrintedCell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
      {omitted > 0 && (
        <Text mt="3mm">
          {formatCounted(omitted, 'linha ficou', 'linhas ficaram')} de fora da impressão; a planilha traz
          todas.
        </Text>
      )}
    </Box>
  )
}

/** An address or a key that no page has room for. */
const longWord = /\S{25}/

function PrintedCell({ column: { id, text, badges, isNumeric }, row }: { column: RowColumn; row: BatchRow }) {
  const shown = text(row)
  const { outcome } = row
  const facts = id === 'state' && outcome?.status === 'failed' ? listRequestFacts(outcome) : []
  return (
    <td
      data-numeric={isNumeric || undefined}
      data-code={isCode(shown) || undefined}
      data-long={longWord.test(shown) || undefined}
      data-marked={badges?.(row).some(({ tone }) => tone === 'danger' || tone === 'orange') || undefined}
    >
      <bdi>{shown}</bdi>
      {facts.map(({ label, text: code }) => (
        <div key={label}>
          {label}: {code}
        </div>
      ))}
    </td>
  )
}

/** Returns what a reader must know of the list: which lines, when, why, and what is left out. */
function listFacts({ live, progress, rows, columns, totals }: PrintedBatchProps) {
  const { counts } = progress
  const all = progress.rows.length
  const shown = formatCount(rows.length)
  const open = counts.queued + counts.pending + counts.skipped
  const states = [
    formatStateCount('found', counts.found, 'a'),
    formatStateCount('not-found', counts['not-found'], 'a'),
    counts.incomplete > 0 && formatStateCount('incomplete', counts.incomplete, 'a'),
    counts.failed > 0 && formatStateCount('failed', counts.failed, 'a'),
    open > 0 && formatStateCount('skipped', open, 'a'),
  ]
  const times = progress.rows.flatMap(({ outcome }) => outcome?.at ?? []).sort((one, other) => one - other)
  const [first = 0] = times
  const invalid = live.given.invalid.length
  const facts: [label: string, text: string | false | undefined][] = [
    ['Linhas', rows.length === all ? shown : `${shown} de ${formatCount(all)}, pelo filtro`],
    ['Situação do lote', states.filter((text) => text !== false).join(', ')],
    ['Inválidas', invalid > 0 && `${formatCount(invalid)}, não consultadas`],
    ['Somas', totals.totals.map(({ label, exactText }) => `${exactText} ${label}`).join('; ')],
    ['Consultado em', times.length > 0 && momentFormat.formatRange(first, times.at(-1) ?? first)],
    ['Finalidade', live.purpose],
    // A column that cannot be sorted is sensitive.
    ['Valores sensíveis', columns.some(({ sortValue }) => !sortValue) && 'Ocultos na lista'],
    ['Dados', live.target.speed.isDemo && 'De demonstração'],
  ]
  return facts.flatMap(([label, text]) => (text ? { label, text } : []))
}

const tableCss = {
  width: 'full',
  borderCollapse: 'collapse',
  fontSize: '7.5pt',
  lineHeight: '1.3',
  '& thead': { display: 'table-header-group' },
  '& th, & td': {
    px: '1.2mm',
    py: '0.9mm',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottomWidth: '1px',
  },
  // A page across has room for words. Tables of answers, which are printed upright, cut them (`document/print`).
  '& :is(th, td, bdi)': { overflowWrap: 'normal !important', hyphens: 'manual !important' },
  '& [data-long] > bdi': { overflowWrap: 'anywhere !important' },
  '& th': { fontWeight: '650', borderBottomWidth: '2px' },
  '& tr': { breakInside: 'avoid' },
  '& [data-numeric]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', _rtl: { textAlign: 'left' } },
  '& td:is([data-numeric], [data-code])': { whiteSpace: 'nowrap' },
  '& [data-marked]': { fontWeight: '650' },
} as const
