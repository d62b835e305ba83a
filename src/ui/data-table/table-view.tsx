import { chakra } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { createOnDemand, useOnDemand } from '@/lib/on-demand.ts'
import { columnWidths } from './arrange-columns.ts'
import type { ShownRow } from './column.ts'
import { ColumnMenuButton, HeaderCell, type OpenColumnMenu } from './header-cell.tsx'
import { type BodyProps, PlainBody, type RowSelection, Spacer } from './plain-body.tsx'
import { RowCheck } from './row-view.tsx'
import { longTableHeight, ScrollArea } from './scroll-area.tsx'
import { longTableCss, rowHeights, tableCss } from './table-css.ts'
import { MissingRows } from './table-notes.tsx'
import { TotalsRow } from './totals-row.tsx'
import type { ColumnOrder } from './use-arranged-rows.ts'

const virtualizedBody = createOnDemand(() => import('./virtualized-body.tsx'))

type TableViewProps<Row> = BodyProps<Row> & {
  label: string
  isVirtualized: boolean
  isLong: boolean
  /** The columns that fit are not known yet. Those of a virtualized table do not depend on its rows. */
  isUnmeasured: boolean
  /** All rows, including filtered ones, to compute column widths. */
  allRows: readonly Row[]
  getColumnOrder: (id: string) => ColumnOrder | undefined
  arrangement: string
  isCompact: boolean
  /** Long texts wrap, since the table is too wide otherwise. */
  isTight: boolean
  /** The number of columns that the user pinned. They come first. */
  pinnedCount: number
  /** Names the row of totals. */
  totalLabel: string
  openMenu: OpenColumnMenu | undefined
  /** Absent if the columns have no menus. */
  onOpenMenu: ((menu: OpenColumnMenu) => void) | undefined
}

/** The width of the detail buttons' column, in `ch`. */
const detailsWidth = 14

/** Rows to render if the virtualizer fails to load. More would block the browser. */
const rowsWithoutVirtualizer = 2000

export function TableView<Row>(props: TableViewProps<Row>) {
  const {
    label,
    isVirtualized,
    isLong,
    isUnmeasured,
    allRows,
    getColumnOrder,
    arrangement,
    isCompact,
    isTight,
    ...others
  } = props
  const { totalLabel, pinnedCount, openMenu, onOpenMenu, ...body } = others
  const { rows, columns, hidden, selection } = body
  const [scrollArea, setScrollArea] = useState<HTMLDivElement | null>(null)
  const widths = useMemo(() => (isLong ? columnWidths(allRows, columns) : []), [isLong, allRows, columns])
  const [hasFailed, setFailed] = useState(false)
  const isWanted = isVirtualized && !hasFailed
  const VirtualizedBody = useOnDemand(virtualizedBody, isWanted, () => setFailed(true))?.default
  const hasDetails = hidden.length > 0
  const rowHeight = isCompact ? rowHeights.compact : rowHeights.regular
  // Before the virtualizer has loaded, those in view.
  const plainRows = hasFailed ? rowsWithoutVirtualizer : Math.ceil(longTableHeight / rowHeight)
  const tracks = hasDetails ? [...widths, { min: detailsWidth, isFlexible: false }] : widths
  const retry = () => {
    setFailed(false)
    // The button disappears, so the table takes the focus.
    scrollArea?.focus()
  }
  return (
    <>
      <ScrollArea
        label={label}
        isLong={isLong}
        pinnedCount={pinnedCount}
        onMount={isVirtualized ? setScrollArea : undefined}
      >
        <chakra.table
          css={isLong ? [tableCss, longTableCss] : tableCss}
          // As a style prop, each width would make another copy of the table's long CSS.
          style={
            isVirtualized ? { minWidth: `${tracks.reduce((sum, { min }) => sum + min, 0)}ch` } : undefined
          }
          data-whole={hasDetails ? undefined : true}
          data-compact={isCompact || undefined}
          data-tight={isTight || undefined}
          data-selectable={selection && true}
          data-selecting={(selection && selection.ids.size > 0) || undefined}
          aria-rowcount={isVirtualized ? rows.length + 1 : undefined}
        >
          {isVirtualized && (
            <colgroup>
              {tracks.map(({ min, isFlexible }, index) => (
                <col
                  key={columns[index]?.id ?? 'details'}
                  style={{ width: isFlexible ? undefined : `${min}ch` }}
                />
              ))}
            </colgroup>
          )}
          <thead>
            <tr aria-rowindex={isVirtualized ? 1 : undefined}>
              {columns.map(({ id, label, isNumeric = false }, place) => (
                <HeaderCell
                  key={id}
                  label={label}
                  isNumeric={isNumeric}
                  order={getColumnOrder(id)}
                  check={place === 0 && selection && <AllRowsCheck rows={rows} selection={selection} />}
                  menu={
                    onOpenMenu && (
                      <ColumnMenuButton columnId={id} label={label} openMenu={openMenu} onOpen={onOpenMenu} />
                    )
                  }
                />
              ))}
              {hasDetails && (
                <th scope="col" data-details-cell>
                  Detalhes
                </th>
              )}
            </tr>
          </thead>
          {isVirtualized && VirtualizedBody ? (
            <VirtualizedBody
              // Rows of another height need a new virtualizer.
              key={rowHeight}
              {...body}
              scrollArea={scrollArea}
              arrangement={arrangement}
              rowHeight={rowHeight}
            />
          ) : isVirtualized && isUnmeasured ? (
            <Spacer height={rows.length * rowHeight} />
          ) : (
            <PlainBody {...body} rows={isVirtualized ? rows.slice(0, plainRows) : rows} />
          )}
          <TotalsRow rows={rows} label={totalLabel} columns={columns} hasDetails={hasDetails} />
        </chakra.table>
      </ScrollArea>
      {isVirtualized && hasFailed && rows.length > rowsWithoutVirtualizer && (
        <MissingRows shownCount={rowsWithoutVirtualizer} onRetry={retry} />
      )}
    </>
  )
}

type AllRowsCheckProps<Row> = { rows: readonly ShownRow<Row>[]; selection: RowSelection }

/** Selects all rows that the filter left, or none. */
function AllRowsCheck<Row>({ rows, selection: { ids, select } }: AllRowsCheckProps<Row>) {
  const isAll = ids.size > 0 && rows.every(({ id }) => ids.has(id))
  return (
    <RowCheck
      label="Selecionar todas as linhas"
      isChecked={isAll}
      isPartly={!isAll && ids.size > 0}
      onToggle={() => select(new Set(isAll ? [] : rows.map(({ id }) => id)))}
    />
  )
}
