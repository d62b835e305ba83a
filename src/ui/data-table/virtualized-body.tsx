import { useCallback } from 'react'
import type { BodyProps } from './plain-body.tsx'
import { RowView } from './row-view.tsx'
import { Spacer } from './spacer.tsx'
import { rowHeight } from './table-css.ts'
import { useVirtualizedRows } from './use-virtualized-rows.ts'

export type VirtualizedBodyProps<Row> = BodyProps<Row> & {
  scrollArea: HTMLElement | null
  arrangement: string
}

const overscan = 4

export default function VirtualizedBody<Row>(props: VirtualizedBodyProps<Row>) {
  const { rows, columns, hidden, openRows, scrollArea, arrangement } = props
  const virtualizer = useVirtualizedRows({ rows, area: scrollArea, height: rowHeight, overscan, arrangement })
  const items = virtualizer.getVirtualItems()
  const setHeight = useCallback(
    (id: string, height: number) => {
      const item = virtualizer.getVirtualItems().find(({ key }) => key === id)
      if (item && item.size !== rowHeight + height) virtualizer.resizeItem(item.index, rowHeight + height)
    },
    [virtualizer],
  )
  const before = items[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <>
      <Spacer height={before} />
      <tbody>
        {items.map(({ index }) => {
          const row = rows[index]
          return (
            row && (
              <RowView
                key={row.id}
                id={row.id}
                entry={row.original}
                columns={columns}
                hidden={hidden}
                isOpen={openRows.open.has(row.id)}
                onToggle={openRows.toggle}
                rowIndex={index + 2}
                onDetailsHeight={setHeight}
              />
            )
          )
        })}
      </tbody>
      <Spacer height={after} />
    </>
  )
}
