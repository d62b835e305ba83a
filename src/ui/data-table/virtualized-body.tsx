import { useCallback } from 'react'
import { type BodyProps, Spacer } from './plain-body.tsx'
import { RowView } from './row-view.tsx'
import { readHeight, useVirtualizedRows } from './use-virtualized-rows.ts'

export type VirtualizedBodyProps<Row> = BodyProps<Row> & {
  scrollArea: HTMLElement | null
  arrangement: string
  /** In px. */
  rowHeight: number
}

const overscan = 4

export default function VirtualizedBody<Row>(props: VirtualizedBodyProps<Row>) {
  const { rows, columns, hidden, openRows, selection, scrollArea, arrangement, rowHeight } = props
  const area = scrollArea
  const virtualizer = useVirtualizedRows({ rows, area, height: rowHeight, overscan, arrangement })
  const items = virtualizer.getVirtualItems()
  const setHeight = useCallback(
    (id: string, height: number) => {
      const item = virtualizer.getVirtualItems().find(({ key }) => key === id)
      const size = height + readHeight(rows[item?.index ?? -1], rowHeight)
      if (item && item.size !== size) virtualizer.resizeItem(item.index, size)
    },
    [virtualizer, rows, rowHeight],
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
                entry={row}
                group={row.group}
                columns={columns}
                hidden={hidden}
                isOpen={openRows.open.has(row.id)}
                onToggle={openRows.toggle}
                isSelected={selection?.ids.has(row.id)}
                onSelect={selection?.toggle}
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
