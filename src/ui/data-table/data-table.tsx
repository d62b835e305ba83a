import { Box, Text } from '@chakra-ui/react'
import { useMemo, useRef } from 'react'
import { formatCounted } from '@/lib/format/quantity.ts'
import { createOnDemand, useOnDemand } from '@/lib/on-demand.ts'
import { usePrinting } from '@/lib/use-printing.ts'
import { notify } from '../feedback/notify.ts'
import { PartNote, useOptionalPart } from '../feedback/part-note.tsx'
import { useColumnSetup } from './arrange-columns.ts'
import type { DataColumn, Density } from './column.ts'
import { FilterBar } from './filter-bar.tsx'
import { describeTotal } from './sum-column.ts'
import { TableNotes } from './table-notes.tsx'
import { TableView } from './table-view.tsx'
import { TotalsList } from './totals-row.tsx'
import { useArrangedRows } from './use-arranged-rows.ts'
import { useColumnMenu } from './use-column-menu.tsx'
import { useIsLong } from './use-is-long.ts'
import { useListSelection, useOpenRows, useSelectedRows } from './use-selected-rows.ts'
import { listPrintedDetails, useTableFit } from './use-table-fit.ts'

const cardParts = createOnDemand(async () => {
  const [list, head] = await Promise.all([import('./card-list.tsx'), import('./card-head.tsx')])
  return { CardList: list.default, CardHead: head.default }
})
const selectionBar = createOnDemand(() => import('./selection-bar.tsx'))

type DataTableProps<Row> = {
  label: string
  rows: readonly Row[]
  /** Must be stable: created outside the component, or memoised. */
  columns: readonly DataColumn<Row>[]
  filterLabel?: string
  /** The key under which the user's arrangement is cached. Without a key nothing is cached. */
  cacheKey?: string
  /** The source has more rows: totals name how many they add up. */
  isPartial?: boolean
  /** Offers menus of the columns and selecting rows. */
  isAdjustable?: boolean
  /** The id of the column by which the table is grouped at first. */
  groupBy?: string | undefined
  density?: Density | undefined
}

/** Smaller tables have no filter. */
const minFilteredRows = 11

/** Fewer cards have no controls: the first one stands higher, and all are in view. */
const minCardControls = 6

const maxPrintedRows = 2000

const cardFailureText = 'Os cartões não carregaram. A tabela tem os mesmos dados.'

/**
 * A sortable table with a filter, for any number of rows. If the columns do not fit, long texts wrap; if that is
 * not enough, as few low-priority columns as possible are hidden, and a button in each row shows them. The
 * others scroll. On phones each row is a card. Prints have all columns, those of wide tables below each row.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    rows,
    columns: all,
    filterLabel = 'Filtrar',
    cacheKey,
    isAdjustable = false,
    isPartial = false,
    density,
  } = props
  const container = useRef<HTMLDivElement>(null)
  const isPrinting = usePrinting()
  const { setup, change, columns } = useColumnSetup(all, props.groupBy, cacheKey)
  const { groupBy, only } = setup
  const { arranged, ...arrange } = useArrangedRows(rows, all, { groupBy, only, cacheKey })
  const { query, setQuery, sorting, getColumnOrder, sortBy } = arrange
  const { order, arrangement } = arranged
  const { pinned = [] } = setup
  const isCompact = density?.isCompact === true
  const isLong = useIsLong(rows)
  const fit = useTableFit(container, rows, columns, isCompact ? 'compact' : 'regular', isLong)
  const openRows = useOpenRows(cacheKey)
  const selection = useSelectedRows(order, useListSelection(rows))
  const selectable = isAdjustable && rows.length > 1 ? selection : undefined
  const hasCardControls = rows.length >= minCardControls
  const needsCards = fit.isOverflowing && !isPrinting && fit.isContainerNarrow
  const { shown, hidden } = useSplitColumns(columns, {
    hidesAll: needsCards,
    ids: isPrinting ? listPrintedDetails(columns) : fit.hiddenIds,
  })
  const { value: cards, failure: cardFailure } = useOptionalPart(cardParts, needsCards)
  const SelectionBar = useOnDemand(selectionBar, selection.selected.size > 0, () => {
    // Without the bar a selection has no use. The next one tries again.
    selection.clear()
    notify.error('Não foi possível mostrar as ações das linhas')
  })?.default
  const omittedCount = isPrinting ? order.length - maxPrintedRows : 0
  const view = {
    label,
    arranged: isPrinting ? { ...arranged, order: order.slice(0, maxPrintedRows) } : arranged,
    columns: shown,
    hidden,
    openRows: isPrinting ? { ...openRows, open: new Set(order) } : openRows,
    isVirtualized: isLong && !isPrinting,
  }
  const totalLabel = describeTotal(order.length, rows.length, isPartial)
  const showsCards = needsCards && cards !== undefined
  const listedTotals = (showsCards ? columns : hidden).filter(({ total }) => total)
  const { renderButton, menu } = useColumnMenu({
    columns: all,
    rows,
    sorting,
    sortBy,
    setup,
    onChange: change,
    readHide:
      ({ id }) =>
      () =>
        change({ hidden: [...setup.hidden, id], pinned: pinned.filter((other) => other !== id) }),
    density,
  })
  return (
    <Box ref={container}>
      {rows.length >= minFilteredRows && (
        <Box mb="2" _print={{ breakAfter: 'avoid' }}>
          <FilterBar
            label={filterLabel}
            query={query}
            onChange={setQuery}
            found={order.length}
            total={rows.length}
          />
        </Box>
      )}
      <TableNotes columns={all} setup={setup} onChange={change} />
      <PartNote failure={cardFailure} text={cardFailureText} />
      {cards && fit.wasNarrow && !isPrinting && hasCardControls && (
        <cards.CardHead
          count={order.length}
          columns={columns}
          sorting={sorting}
          sortBy={rows.length > 1 ? sortBy : undefined}
          selection={selectable}
          tools={isAdjustable ? { columns: all, rows, setup, onChange: change } : undefined}
        />
      )}
      {showsCards ? (
        <cards.CardList {...view} selection={hasCardControls ? selectable : undefined} />
      ) : (
        <TableView
          {...view}
          isLong={isLong}
          isUnmeasured={fit.isUnmeasured}
          getColumnOrder={rows.length > 1 ? getColumnOrder : () => undefined}
          isCompact={isCompact}
          pinnedCount={shown.filter(({ id }) => pinned.includes(id)).length}
          isTight={fit.isOverflowing && !isLong}
          totalLabel={totalLabel}
          selection={selectable}
          renderMenuButton={isAdjustable ? renderButton : undefined}
        />
      )}
      {order.length === 0 && (
        <Text color="fg.muted" py="4">
          {arrangement.query === '' ? 'Nenhuma linha.' : `Nenhuma linha com “${arrangement.query}”.`}
        </Text>
      )}
      {listedTotals.length > 0 && order.length > 0 && (
        <TotalsList arranged={arranged} label={totalLabel} columns={listedTotals} />
      )}
      {SelectionBar && container.current && selection.selected.size > 0 && (
        <SelectionBar
          container={container.current}
          rows={order.flatMap((index) =>
            selection.selected.has(index) ? { row: rows[index] as Row, index } : [],
          )}
          columns={columns}
          onClear={selection.clear}
        />
      )}
      {omittedCount > 0 && (
        <Text mt="2">
          {formatCounted(omittedCount, 'linha ficou', 'linhas ficaram')} de fora da impressão; o CSV traz
          todas.
        </Text>
      )}
      {menu}
    </Box>
  )
}

type HiddenColumns = {
  /** Cards hide all low-priority columns. */
  hidesAll: boolean
  ids: readonly string[]
}

/** Splits columns into those that fit and those behind 'Detalhes'. Stable while the same columns are hidden. */
function useSplitColumns<Row>(columns: readonly DataColumn<Row>[], { hidesAll, ids }: HiddenColumns) {
  const key = hidesAll ? 'all' : JSON.stringify(ids)
  return useMemo(() => {
    const isHidden = ({ id, isLowPriority }: DataColumn<Row>) =>
      hidesAll ? isLowPriority === true : ids.includes(id)
    return {
      shown: columns.filter((column) => !isHidden(column)),
      hidden: columns.filter(isHidden),
    }
  }, [columns, key])
}
