import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { type RefObject, useEffect, useState } from 'react'
import { type DragData, parseDragData } from './drag-data.ts'

/** Makes a list a drop target for tasks. Returns true while one is over it. */
export function useColumnDrop(column: RefObject<HTMLElement | null>, id: string): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const element = column.current
    if (!element) return
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => parseDragData(source.data)?.kind === 'task',
      getData: () => ({ kind: 'column', id }) satisfies DragData,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    })
  }, [column, id])
  return isOver
}
