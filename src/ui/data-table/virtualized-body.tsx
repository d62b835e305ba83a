import { useCallback, useRef } from 'react'
import { type BodyProps, readRowProps, Spacer } from './plain-body.tsx'
import { RowView } from './row-view.tsx'
import { useRowKeys } from './use-row-keys.ts'
import { readHeight, useVirtualizedRows } from './use-virtualized-rows.ts'

export type VirtualizedBodyProps<Row> = BodyProps<Row> & {
  scrollArea: HTMLElement | null
  /** In px. */
  rowHeight: number
}

const overscan = 4

export default function VirtualizedBody<Row>(props: VirtualizedBodyProps<Row>) {
  const { arranged, selection, scrollArea: area, rowHeight } = props
  const { rows, order } = arranged
  const virtualizer = useVirtualizedRows({ arranged, area, height: rowHeight, overscan })
  const items = virtualizer.getVirtualItems()
  const keys = useRowKeys({ area, virtualizer, order, selection })
  const latest = useRef(arranged)
  latest.current = arranged
  // It stays the same, because rows are memoized.
  const setHeight = useCallback(
    (index: number, height: number) => {
      const item = virtualizer.getVirtualItems().find(({ key }) => key === index)
      const size = height + readHeight(latest.current, item?.index ?? -1, rowHeight)
      if (item && item.size !== size) virtualizer.resizeItem(item.index, size)
    },
    [virtualizer, rowHeight],
  )
  const before = items[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <>
      <Spacer height={before} />
      <tbody {...(props.actions && keys.handlers)}>
        {items.map(({ index: place }) => {
          const index = order[place] ?? -1
          return (
            index in rows && (
              <RowView
                key={index}
                {...readRowProps(props, index)}
                isTabStop={props.actions !== undefined && keys.isTabStop(place)}
                rowIndex={place + 2}
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
