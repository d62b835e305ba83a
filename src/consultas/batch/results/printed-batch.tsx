import { Box, chakra, Text } from '@chakra-ui/react'
import { css, Global } from '@emotion/react'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { isCode } from '@/ui/data-table/row-view.tsx'
import { PrintStyles } from '@/ui/page/print-styles.tsx'
import { PrintBanner } from '../../document/print/print-banner.tsx'
import { joinHead } from '../../document/print/running-head.ts'
import { usePrintJob } from '../../document/print/use-print-job.tsx'
import { listRequestFacts } from '../../results/index.ts'
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

const moment = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' })

/** Returns what a reader must know of the list: which lines, when, why, and what is left out. */
function listFacts({ live, progress, rows, columns, totals }: PrintedBatchProps) {
  const { counts } = progress
  const all = progress.rows.length
  const states = [
    formatCounted(counts.found, 'encontrada', 'encontradas'),
    formatCounted(counts['not-found'], 'não encontrada', 'não encontradas'),
    counts.incomplete > 0 && formatCounted(counts.incomplete, 'incompleta', 'incompletas'),
    counts.failed > 0 && formatCounted(counts.failed, 'falhou', 'falharam'),
    counts.queued + counts.pending + counts.skipped > 0 &&
      formatCounted(counts.queued + counts.pending + counts.skipped, 'não consultada', 'não consultadas'),
  ].filter((text) => text !== false)
  const times = progress.rows.flatMap(({ outcome }) => outcome?.at ?? [])
  const [first, last] = [
    times.reduce((least, at) => Math.min(least, at), Number.POSITIVE_INFINITY),
    times.at(-1),
  ]
  const invalid = live.given.invalid.length
  return [
    {
      label: 'Linhas',
      text:
        rows.length === all
          ? formatCount(all)
          : `${formatCount(rows.length)} de ${formatCount(all)}, pelo filtro`,
    },
    { label: 'Situação do lote', text: states.join(', ') },
    ...(invalid > 0 ? [{ label: 'Inválidas', text: `${formatCount(invalid)}, não consultadas` }] : []),
    ...(totals.totals.length > 0
      ? [
          {
            label: 'Somas',
            text: totals.totals.map(({ label, exactText }) => `${exactText} ${label}`).join('; '),
          },
        ]
      : []),
    ...(last === undefined ? [] : [{ label: 'Consultado em', text: moment.formatRange(first, last) }]),
    ...(live.purpose === undefined ? [] : [{ label: 'Finalidade', text: live.purpose }]),
    // A column that cannot be sorted is sensitive.
    ...(columns.some(({ sortValue }) => !sortValue)
      ? [{ label: 'Valores sensíveis', text: 'Ocultos na lista' }]
      : []),
    ...(live.target.speed.isDemo ? [{ label: 'Dados', text: 'De demonstração' }] : []),
  ]
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
