import { chakra, Text } from '@chakra-ui/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { formatCount } from '@/lib/format/quantity.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { tableDensity } from '@/state/table-density.ts'
import { SortSelect } from '@/ui/data-table/card-head.tsx'
import { HeaderCell } from '@/ui/data-table/header-cell.tsx'
import { Spacer } from '@/ui/data-table/plain-body.tsx'
import { longTableHeight, ScrollArea } from '@/ui/data-table/scroll-area.tsx'
import { longTableCss, rowHeights, tableCss } from '@/ui/data-table/table-css.ts'
import { isAnswered } from '../../outcome.ts'
import type { BatchTarget } from '../batch-target.ts'
import type { BatchRow } from '../run/progress.ts'
import { type ColumnChanges, useBatchColumnMenu } from './column-menus.tsx'
import { badgeLines, listCardLines, ResultRow } from './result-row.tsx'
import type { RowColumn } from './row-columns.ts'
import {
  cellCss,
  compactCss,
  compactHeight,
  detailsWidth,
  estimateWidths,
  fixedWidths,
  longStateWidth,
  rowsCss,
} from './table-layout.ts'
import { TickAll, type Ticks } from './ticks.tsx'
import type { useArrangement } from './use-arrangement.ts'
import { useRowKeys } from './use-row-keys.ts'

const overscan = 4

const addUp = (sum: number, width: number) => sum + width

const shownText = (count: number) =>
  count === 1 ? 'a linha mostrada' : `as ${formatCount(count)} linhas mostradas`

type ResultsTableProps = {
  target: BatchTarget
  /** All rows of the run. */
  rows: readonly BatchRow[]
  columns: readonly RowColumn[]
  arrangement: ReturnType<typeof useArrangement>
  ticks: Ticks
  columnChanges: ColumnChanges
  onOpen: (index: number) => void
  /** Absent if there is no page of subjects. */
  onOpenSubject: ((row: BatchRow) => void) | undefined
}

/**
 * Shows the rows of a run, virtualized. Unlike DataTable it does not sort or filter, because every outcome
 * would sort thousands of rows again.
 */
export function ResultsTable(props: ResultsTableProps) {
  const isCompact = useMediaQuery('(max-width: 767px)')
  const { columns, arrangement } = props
  const density = useSnapshot(tableDensity).isCompact ? 'compact' : 'regular'
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
      <RowsTable
        key={isCompact ? columns.length : density}
        isCompact={isCompact}
        wideHeight={rowHeights[density]}
        {...props}
      />
    </>
  )
}

function RowsTable(props: ResultsTableProps & { isCompact: boolean; wideHeight: number }) {
  const { target, rows, columns, arrangement, ticks, onOpen, onOpenSubject, isCompact, wideHeight } = props
  const { order, criteria, readSortOrder } = arrangement
  const [area, setArea] = useState<HTMLDivElement | null>(null)
  // The virtualizer measures the area, which forces a layout. That is a task of its own, after the one with the first rows.
  const setAreaSoon = useCallback(
    (element: HTMLDivElement | null) => startTransition(() => setArea(element)),
    [],
  )
  const answerColumns = useMemo(() => columns.filter(({ id }) => !(id in fixedWidths)), [columns])
  const cardLines = listCardLines(columns).length + badgeLines
  const height = isCompact ? compactHeight.row + cardLines * compactHeight.line : wideHeight
  const virtualizer = useVirtualizer({
    count: order.length,
    getScrollElement: () => area,
    // The height of a full area. Without it the first render has no rows.
    initialRect: { width: 0, height: longTableHeight },
    estimateSize: () => height,
    overscan,
    useFlushSync: false,
  })
  useEffect(() => {
    if (criteria) area?.scrollTo({ top: 0 })
  }, [criteria, area])
  const items = virtualizer.getVirtualItems()
  const heightAfter = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  // The first answers and the last one set the column widths, so that the others do not move the columns.
  const hasAnswers = rows.some(({ outcome }) => isAnswered(outcome))
  const isComplete = rows.every(({ outcome }) => outcome !== undefined)
  const isWide = useMediaQuery('(min-width: 1680px)')
  const widths = useMemo(
    () => estimateWidths(rows, answerColumns, isWide),
    [answerColumns, hasAnswers, isComplete, isWide],
  )
  const hasLongState = rows.some(({ state }) => state === 'incomplete')
  const readFixedWidth = ({ id }: RowColumn) =>
    id === 'state' && hasLongState ? longStateWidth : fixedWidths[id]
  const readWidth = (column: RowColumn) =>
    column.id === 'result' ? 'auto' : `${readFixedWidth(column) ?? widths[answerColumns.indexOf(column)]}rem`
  const minWidth = `${[...widths, ...columns.map((column) => readFixedWidth(column) ?? 0)].reduce(addUp, detailsWidth.wide)}rem`
  const keys = useRowKeys({ area, virtualizer, order, onTick: ticks.toggle, ticked: ticks.ticked })
  const { renderButton, menu } = useBatchColumnMenu({ columns, arrangement, area, ...props.columnChanges })
  const pinnedCount = columns.filter(({ id }) => props.columnChanges.pins.ids.includes(id)).length
  const tickAll = (
    <TickAll
      label={`Escolher ${shownText(order.length)}`}
      state={ticks.shownState}
      onToggle={ticks.toggleShown}
    />
  )
  return (
    <>
      <ScrollArea
        label="Resultados do lote"
        isLong
        pinnedCount={isCompact ? 1 : 1 + pinnedCount}
        onMount={setAreaSoon}
      >
        <chakra.table
          css={[tableCss, longTableCss, cellCss, rowsCss, isCompact ? compactCss(height) : {}]}
          style={isCompact ? undefined : { minWidth }}
          aria-rowcount={order.length + 1}
          data-compact={(!isCompact && wideHeight === rowHeights.compact) || undefined}
        >
          <colgroup>
            {isCompact ? (
              <col />
            ) : (
              columns.map((column) => <col key={column.id} style={{ width: readWidth(column) }} />)
            )}
            <col style={{ width: `${isCompact ? detailsWidth.compact : detailsWidth.wide}rem` }} />
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              {isCompact ? (
                <th scope="col">
                  <chakra.span data-line-cell>{tickAll} Consulta e resultado</chakra.span>
                </th>
              ) : (
                columns.map((column) => (
                  <HeaderCell
                    key={column.id}
                    label={column.label}
                    isNumeric={column.isNumeric ?? false}
                    order={readSortOrder(column)}
                    check={column.id === 'line' && tickAll}
                    menu={column.id !== 'line' && renderButton(column)}
                  />
                ))
              )}
              <th scope="col" data-details-cell>
                Detalhe
              </th>
            </tr>
          </thead>
          <Spacer height={items[0]?.start ?? 0} />
          <tbody onKeyDown={keys.onKeyDown} onFocus={keys.onFocus}>
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
                    isTicked={ticks.ticked.has(index)}
                    isTabStop={keys.isTabStop(orderIndex)}
                    onTick={ticks.toggle}
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
      {menu}
    </>
  )
}
