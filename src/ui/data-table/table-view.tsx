import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { type ReactNode, startTransition, useCallback, useMemo, useState } from 'react'
import { createOnDemand, useOnDemand } from '@/lib/on-demand.ts'
import { type ColumnLayout, estimateLayout } from './arrange-columns.ts'
import type { DataColumn } from './column.ts'
import { HeaderCell } from './header-cell.tsx'
import { type BodyProps, PlainBody, Spacer } from './plain-body.tsx'
import { RowCheck } from './row-view.tsx'
import { longTableHeight, ScrollArea } from './scroll-area.tsx'
import { longTableCss, rowHeights, tableCss } from './table-css.ts'
import { MissingRows } from './table-notes.tsx'
import { TotalsRow } from './totals-row.tsx'
import type { ColumnOrder } from './use-arranged-rows.ts'
import type VirtualizedBody from './virtualized-body.tsx'

const virtualizedBody = createOnDemand(() => import('./virtualized-body.tsx'))

type TableViewProps<Row> = BodyProps<Row> & {
  label: string
  isVirtualized: boolean
  isLong: boolean
  /** The columns that fit are not known yet. Those of a virtualized table do not depend on its rows. */
  isUnmeasured?: boolean
  getColumnOrder: (id: string) => ColumnOrder | undefined
  /** Names the checkbox of all shown rows. */
  checkAllLabel?: string
  /** Absent if the columns have no menus. */
  renderMenuButton?: ((column: DataColumn<Row>) => ReactNode) | undefined
  isCompact: boolean
  /** In px. Without it rows have the height of all tables. */
  rowHeight?: number
  /** Long texts wrap, since the table is too wide otherwise. */
  isTight?: boolean
  /** The number of first columns that stay in view. */
  pinnedCount: number
  /** Names the row of totals. */
  totalLabel?: string
  /** Replaces the estimated widths of a virtualized table. */
  layout?: ColumnLayout
  /** Styles of the rows, merged into those of all tables. */
  css?: readonly SystemStyleObject[]
  /** Shows the rows of a virtualized table, if its code is loaded. Otherwise it loads when it is needed. */
  loadedBody?: typeof VirtualizedBody
  /** Stands below the rows in the scroll area. */
  children?: ReactNode
}

/** Rows to render if the virtualizer fails to load. More would block the browser. */
const rowsWithoutVirtualizer = 2000

const noCss: readonly SystemStyleObject[] = []

export function TableView<Row>(props: TableViewProps<Row>) {
  const { label, isVirtualized, isLong, isUnmeasured, getColumnOrder, checkAllLabel, ...others } = props
  const { renderMenuButton, isCompact, isTight, pinnedCount, totalLabel, layout, ...more } = others
  const height = rowHeights[isCompact ? 'compact' : 'regular']
  const { rowHeight = height, css = noCss, loadedBody, children, ...body } = more
  const { arranged, columns, hidden, selection, actions } = body
  const { rows, order } = arranged
  const [scrollArea, setScrollArea] = useState<HTMLDivElement | null>(null)
  // The virtualizer measures the area, which forces a layout. That is a task of its own, after the one with the first rows.
  const setAreaSoon = useCallback(
    (element: HTMLDivElement | null) => startTransition(() => setScrollArea(element)),
    [],
  )
  const hasDetails = hidden.length > 0
  const { widths, minWidth } = useMemo(
    () => layout ?? (isVirtualized ? estimateLayout(rows, columns, hasDetails) : noLayout),
    [layout, isVirtualized, rows, columns, hasDetails],
  )
  const [hasFailed, setFailed] = useState(false)
  const isWanted = isVirtualized && !hasFailed && !loadedBody
  const loaded = useOnDemand(virtualizedBody, isWanted, () => setFailed(true))
  const Body = loadedBody ?? loaded?.default
  // Before the virtualizer has loaded, those in view.
  const plainRows = hasFailed ? rowsWithoutVirtualizer : Math.ceil(longTableHeight / rowHeight)
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
        onMount={isVirtualized ? setAreaSoon : undefined}
      >
        <chakra.table
          css={isLong ? [tableCss, longTableCss, ...css] : tableCss}
          // As a style prop, each width would make another copy of the table's long CSS.
          style={isVirtualized ? { minWidth } : undefined}
          data-whole={hasDetails ? undefined : true}
          data-compact={isCompact || undefined}
          data-tight={isTight || undefined}
          data-selectable={(selection && !actions) || undefined}
          data-selecting={(selection && selection.selected.size > 0) || undefined}
          aria-rowcount={isVirtualized ? order.length + 1 : undefined}
        >
          {isVirtualized && (
            <colgroup>
              {widths.map((width, index) => (
                <col key={columns[index]?.id ?? 'details'} style={{ width }} />
              ))}
            </colgroup>
          )}
          <thead>
            <tr aria-rowindex={isVirtualized ? 1 : undefined}>
              {columns.map((column, place) => (
                <HeaderCell
                  key={column.id}
                  label={column.label}
                  isNumeric={column.isNumeric ?? false}
                  order={getColumnOrder(column.id)}
                  check={
                    place === 0 &&
                    selection && (
                      <RowCheck
                        label={checkAllLabel ?? 'Selecionar todas as linhas'}
                        isInCell={actions !== undefined}
                        isChecked={selection.shownState === 'all'}
                        isPartly={selection.shownState === 'some'}
                        onToggle={selection.toggleShown}
                      />
                    )
                  }
                  menu={renderMenuButton?.(column)}
                />
              ))}
              {(hasDetails || actions) && (
                <th scope="col" data-details-cell>
                  {actions?.label ?? <span data-details-word>Detalhes</span>}
                </th>
              )}
            </tr>
          </thead>
          {isVirtualized && Body ? (
            // Rows of another height need a new virtualizer.
            <Body key={rowHeight} {...body} scrollArea={scrollArea} rowHeight={rowHeight} />
          ) : isVirtualized && isUnmeasured ? (
            <Spacer height={order.length * rowHeight} />
          ) : (
            <PlainBody {...body} maxRows={isVirtualized ? plainRows : order.length} />
          )}
          {totalLabel !== undefined && (
            <TotalsRow arranged={arranged} label={totalLabel} columns={columns} hasDetails={hasDetails} />
          )}
        </chakra.table>
        {children}
      </ScrollArea>
      {isVirtualized && hasFailed && order.length > rowsWithoutVirtualizer && (
        <MissingRows shownCount={rowsWithoutVirtualizer} onRetry={retry} />
      )}
    </>
  )
}

const noLayout: ColumnLayout = { widths: [], minWidth: undefined }
