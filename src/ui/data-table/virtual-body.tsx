import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect } from 'react'
import type { DataColumn, Entry } from './column.ts'
import { RowView } from './row-view.tsx'
import { rowHeight } from './table-css.ts'

type VirtualBodyProps<Row> = {
  rows: { id: string; original: Entry<Row> }[]
  columns: readonly DataColumn<Row>[]
  /** What scrolls, once it is on the page. */
  scrollArea: HTMLElement | null
  /** What was searched for and sorted by: where it changes, one reads from the top. */
  arrangement: string
}

/** Rows that are scrolled out of sight stand in nobody's way, and are made when they come near. */
const overscan = 8

/** The rows in sight; above and below them as much room as the others take. */
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
          return row && <RowView key={row.id} entry={row.original} columns={columns} place={index + 2} />
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
