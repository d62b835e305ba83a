import { chakra } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { createOnDemand } from '@/lib/on-demand.ts'
import { useOnDemand } from '@/lib/use-on-demand.ts'
import { columnWidths } from './column-widths.ts'
import { HeaderCell } from './header-cell.tsx'
import { type BodyProps, PlainBody } from './plain-body.tsx'
import { ScrollArea } from './scroll-area.tsx'
import { longTableCss, tableCss } from './table-css.ts'
import type { ColumnOrder } from './use-arranged-rows.ts'

const virtualizedBody = createOnDemand(() => import('./virtualized-body.tsx'))

type TableViewProps<Row> = BodyProps<Row> & {
  label: string
  isVirtualized: boolean
  isLong: boolean
  /** All rows, including filtered ones, to compute column widths. */
  allRows: readonly Row[]
  getColumnOrder: (id: string) => ColumnOrder | undefined
  arrangement: string
}

/** The width of the detail buttons' column, in `ch`. */
const detailsWidth = 14

/** Rows to render before the virtualizer has loaded. */
const firstRows = 30

/** Rows to render if the virtualizer fails to load. More would block the browser. */
const rowsWithoutVirtualizer = 2000

export function TableView<Row>(props: TableViewProps<Row>) {
  const { label, isVirtualized, isLong, allRows, getColumnOrder, arrangement, ...body } = props
  const { rows, columns, hidden } = body
  const [scrollArea, setScrollArea] = useState<HTMLDivElement | null>(null)
  const widths = useMemo(() => (isLong ? columnWidths(allRows, columns) : []), [isLong, allRows, columns])
  const [plainRows, setPlainRows] = useState(firstRows)
  const VirtualizedBody = useOnDemand(virtualizedBody, isVirtualized, () =>
    setPlainRows(rowsWithoutVirtualizer),
  )?.default
  const hasDetails = hidden.length > 0
  const tracks = hasDetails ? [...widths, detailsWidth] : widths
  return (
    <ScrollArea label={label} isLong={isLong} onMount={setScrollArea}>
      <chakra.table
        css={isLong ? [tableCss, longTableCss] : tableCss}
        minW={isVirtualized ? `${tracks.reduce((sum, width) => sum + width, 0)}ch` : undefined}
        data-whole={hasDetails ? undefined : true}
        aria-rowcount={isVirtualized ? rows.length + 1 : undefined}
      >
        {isVirtualized && (
          <colgroup>
            {tracks.map((width, index) => (
              <col key={columns[index]?.id ?? 'details'} style={{ width: `${width}ch` }} />
            ))}
          </colgroup>
        )}
        <thead>
          <tr aria-rowindex={isVirtualized ? 1 : undefined}>
            {columns.map(({ id, label, isNumeric = false }) => (
              <HeaderCell key={id} label={label} isNumeric={isNumeric} order={getColumnOrder(id)} />
            ))}
            {hasDetails && (
              <th scope="col" data-details-cell>
                Detalhes
              </th>
            )}
          </tr>
        </thead>
        {isVirtualized && VirtualizedBody ? (
          <VirtualizedBody {...body} scrollArea={scrollArea} arrangement={arrangement} />
        ) : (
          <PlainBody {...body} rows={isVirtualized ? rows.slice(0, plainRows) : rows} />
        )}
      </chakra.table>
    </ScrollArea>
  )
}
