import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge'
import type { Edge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/types'
import { type RefObject, useEffect, useState } from 'react'
import { type DragData, parseDragData } from '../../../parts/tasks/drag/drag-data.ts'

/** The item dragged over a column: a column at one of its edges, or a task. */
type ColumnDragOver = Edge | 'task' | null

/** Makes a column draggable by its head and a drop target for columns and tasks. */
export function useColumnDrag(
  column: RefObject<HTMLElement | null>,
  head: RefObject<HTMLElement | null>,
  id: string,
) {
  const [isDragging, setDragging] = useState(false)
  const [over, setOver] = useState<ColumnDragOver>(null)
  useEffect(() => {
    const [element, dragHandle] = [column.current, head.current]
    if (!element || !dragHandle) return
    const data = { kind: 'column', id } satisfies DragData
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => data,
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => parseDragData(source.data) !== undefined && source.element !== element,
        getData: ({ input }) => attachClosestEdge(data, { element, input, allowedEdges: ['left', 'right'] }),
        onDrag: ({ self, source }) =>
          setOver(parseDragData(source.data)?.kind === 'task' ? 'task' : extractClosestEdge(self.data)),
        onDragLeave: () => setOver(null),
        onDrop: () => setOver(null),
      }),
    )
  }, [column, head, id])
  return { isDragging, over }
}
