import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge'
import type { Edge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/types'
import { type RefObject, useEffect, useState } from 'react'
import { type DragData, parseDragData } from './drag-data.ts'

/** Makes a task draggable and a drop target for other tasks. */
export function useTaskDrag(card: RefObject<HTMLElement | null>, id: string, columnId: string) {
  const [isDragging, setDragging] = useState(false)
  const [edge, setEdge] = useState<Edge | null>(null)
  useEffect(() => {
    const element = card.current
    if (!element) return
    const data = { kind: 'task', id, columnId } satisfies DragData
    return combine(
      draggable({
        element,
        getInitialData: () => data,
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => parseDragData(source.data)?.kind === 'task' && source.element !== element,
        getData: ({ input }) => attachClosestEdge(data, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: () => setEdge(null),
      }),
    )
  }, [card, id, columnId])
  return { isDragging, edge }
}
