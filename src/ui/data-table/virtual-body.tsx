import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect } from 'react'
import type { DataColumn, Entry } from './column.ts'
import { RowView } from './row-view.tsx'
import { rowHeight } from './table-css.ts'

type VirtualBodyProps<Row> = {
  rows: { id: string; original: Entry<Row> }[]
  columns: readonly DataColumn<Row>[]
  /** The scrolling element, once it is mounted. */
  scrollArea: HTMLElement | null
  /** The filter and the sorting: when they change, the table is scrolled to the top. */
  arrangement: string
}

/** How many rows beyond the visible ones are rendered. */
const overscan = 8

/** A windowed (virtualized) table body: the visible rows, with spacers above and below in place of the others. */
export function VirtualBody<Row>({ rows, columns, scrollArea, arrangement }: VirtualBodyProps<Row>) {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollArea,
    estimateSize: () => rowHeight,
    overscan,
  })
  useEffect(() => {
    if (arrangement) scrollArea?.scrollTo({ top: 0 })
  }, [arrangement, scrollArea])
  const items = virtualizer.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <>
      <Spacer height={before} />
      <tbody>
        {items.map(({ index }) => {
          const row = rows[index]
          return row && <RowView key={row.id} entry={row.original} columns={columns} rowIndex={index + 2} />
        })}
      </tbody>
      <Spacer height={after} />
    </>
  )
}

const Spacer = ({ height }: { height: number }) =>
  height > 0 && (
    <tbody aria-hidden="true" data-spacer>
      <tr>
        <td style={{ height }} />
      </tr>
    </tbody>
  )
