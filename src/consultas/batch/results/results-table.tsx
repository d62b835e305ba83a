import { chakra, Text } from '@chakra-ui/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useState } from 'react'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { columnWidths } from '@/ui/data-table/column-widths.ts'
import { HeaderCell } from '@/ui/data-table/header-cell.tsx'
import { ScrollArea } from '@/ui/data-table/scroll-area.tsx'
import { SortSelect } from '@/ui/data-table/sort-select.tsx'
import { Spacer } from '@/ui/data-table/spacer.tsx'
import { longTableCss, rowHeight, tableCss } from '@/ui/data-table/table-css.ts'
import { isAnswered } from '../../outcome.ts'
import type { BatchTarget } from '../batch-target.ts'
import type { BatchRow } from '../run/progress.ts'
import { ResultRow } from './result-row.tsx'
import type { RowColumn } from './row-columns.ts'
import type { useArrangement } from './use-arrangement.ts'

const fixedWidths: Record<string, string> = {
  line: '6rem',
  subject: '13rem',
  state: '10rem',
  result: 'auto',
  time: '7rem',
}

/** On narrow screens only the dialog of a row opens its subject. */
const detailsWidth = { wide: '12rem', compact: '5.5rem' }

/** The minimum width of the batch's own columns. */
const fixedWidth = '1040px'

const compactHeight = { row: 68, line: 22 }

const rowsCss = {
  '& tr[data-answered]': { cursor: 'pointer' },
  '& [data-details-button] + [data-details-button]': { marginInlineStart: '3' },
} as const

const compactCss = (height: number) => ({
  '& td': { height: `${height}px` },
  '& td > div': { display: 'flex', maxWidth: 'full' },
  // Large enough for touch.
  '& [data-details-button]': { minH: '11' },
})

const overscan = 4

type ResultsTableProps = {
  target: BatchTarget
  /** All rows of the run. */
  rows: readonly BatchRow[]
  columns: readonly RowColumn[]
  arrangement: ReturnType<typeof useArrangement>
  onOpen: (index: number) => void
  onOpenSubject: (row: BatchRow) => void
}

/**
 * Shows the rows of a run, virtualized. Unlike DataTable it does not sort or filter, because every outcome
 * would sort thousands of rows again.
 */
export function ResultsTable(props: ResultsTableProps) {
  const isCompact = useMediaQuery('(max-width: 767px)')
  const { columns, arrangement } = props
  return (
    <>
      {isCompact && (
        <SortSelect
          columns={columns}
          sorting={arrangement.sorting}
          sortBy={arrangement.sortBy}
          unsorted="Ordem da lista"
        />
      )}
      {/* Rows of another height need a new virtualizer. */}
      <RowsTable key={isCompact ? columns.length : 'wide'} isCompact={isCompact} {...props} />
    </>
  )
}

function RowsTable(props: ResultsTableProps & { isCompact: boolean }) {
  const { target, rows, columns, arrangement, onOpen, onOpenSubject, isCompact } = props
  const { order, criteria, readSortOrder } = arrangement
  const [area, setArea] = useState<HTMLDivElement | null>(null)
  const answerColumns = useMemo(() => columns.filter(({ id }) => !(id in fixedWidths)), [columns])
  const height = isCompact ? compactHeight.row + answerColumns.length * compactHeight.line : rowHeight
  const virtualizer = useVirtualizer({
    count: order.length,
    getScrollElement: () => area,
    estimateSize: () => height,
    overscan,
    useFlushSync: false,
  })
  useEffect(() => {
    if (criteria) area?.scrollTo({ top: 0 })
  }, [criteria, area])
  const items = virtualizer.getVirtualItems()
  const heightAfter = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  // The first answers set the column widths, so that later rows do not move the columns.
  const hasAnswers = rows.some(({ outcome }) => isAnswered(outcome))
  const widths = useMemo(() => columnWidths(rows, answerColumns), [answerColumns, hasAnswers])
  const readWidth = ({ id }: RowColumn) =>
    fixedWidths[id] ?? `${widths[answerColumns.findIndex((column) => column.id === id)]}ch`
  const minWidth = `calc(${fixedWidth} + ${widths.reduce((sum, width) => sum + width, 0)}ch)`
  return (
    <ScrollArea label="Resultados do lote" isLong onMount={setArea}>
      <chakra.table
        css={[tableCss, longTableCss, rowsCss, isCompact ? compactCss(height) : {}]}
        style={isCompact ? undefined : { minWidth }}
        aria-rowcount={order.length + 1}
      >
        <colgroup>
          {isCompact ? (
            <col />
          ) : (
            columns.map((column) => <col key={column.id} style={{ width: readWidth(column) }} />)
          )}
          <col style={{ width: isCompact ? detailsWidth.compact : detailsWidth.wide }} />
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {isCompact ? (
              <th scope="col">Consulta e resultado</th>
            ) : (
              columns.map((column) => (
                <HeaderCell
                  key={column.id}
                  label={column.label}
                  isNumeric={column.isNumeric ?? false}
                  order={readSortOrder(column)}
                />
              ))
            )}
            <th scope="col" data-details-cell>
              Detalhe
            </th>
          </tr>
        </thead>
        <Spacer height={items[0]?.start ?? 0} />
        <tbody>
          {items.map(({ index: orderIndex }) => {
            const index = order[orderIndex] ?? -1
            const row = rows[index]
            return (
              row && (
                <ResultRow
                  key={index}
                  row={row}
                  index={index}
                  columns={columns}
                  target={target}
                  ariaRowIndex={orderIndex + 2}
                  isCompact={isCompact}
                  onOpen={onOpen}
                  onOpenSubject={onOpenSubject}
                />
              )
            )
          })}
        </tbody>
        <Spacer height={heightAfter} />
      </chakra.table>
      {order.length === 0 && (
        <Text color="fg.muted" px="3" py="4">
          {arrangement.query.trim() === ''
            ? 'Nenhuma linha nesta situação.'
            : `Nenhuma linha com “${arrangement.query.trim()}”.`}
        </Text>
      )}
    </ScrollArea>
  )
}
