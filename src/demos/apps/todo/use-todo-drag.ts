import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge'
import type { Edge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/types'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

type DragData = Record<string | symbol, unknown>

const readId = ({ todoId }: DragData) => (typeof todoId === 'string' ? todoId : undefined)

type RowDragOptions = {
  row: RefObject<HTMLElement | null>
  handle: RefObject<HTMLElement | null>
  id: string
  isEnabled: boolean
  /** Called with the dragged task that is dropped before or after this one. */
  onDrop: (draggedId: string, isAfter: boolean) => void
}

/** Returns refs for dragging a row and for dropping other rows on it. */
export function useRowDrag({ row, handle, id, isEnabled, onDrop }: RowDragOptions) {
  const [isDragging, setDragging] = useState(false)
  const [edge, setEdge] = useState<Edge | null>(null)
  const handleDrop = useEffectEvent(onDrop)
  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current]
    if (!element || !dragHandle || !isEnabled) return
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ todoId: id }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => readId(source.data) !== undefined && source.element !== element,
        getData: ({ input }) =>
          attachClosestEdge({ todoId: id }, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop({ self, source }) {
          setEdge(null)
          const draggedId = readId(source.data)
          if (draggedId) handleDrop(draggedId, extractClosestEdge(self.data) === 'bottom')
        },
      }),
    )
  }, [row, handle, id, isEnabled])
  return { isDragging, edge }
}

/** Makes the section of a day a drop target, also where it has no rows. */
export function useDayDrop(
  section: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  onDrop: (draggedId: string) => void,
) {
  const [isOver, setOver] = useState(false)
  const handleDrop = useEffectEvent(onDrop)
  useEffect(() => {
    const element = section.current
    if (!element || !isEnabled) return
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => readId(source.data) !== undefined,
      onDrag: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop({ source, location }) {
        setOver(false)
        const draggedId = readId(source.data)
        // A drop on a row of the section is that row's.
        if (draggedId && location.current.dropTargets[0]?.element === element) handleDrop(draggedId)
      },
    })
  }, [section, isEnabled])
  return isOver
}
