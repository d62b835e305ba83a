import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge'
import type { Edge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/types'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** What is dragged, or dropped on. `place` is the list that an item is in. */
export type DragItem = { kind: string; id: string; place?: string }

type DragData = Record<string | symbol, unknown>

/** Reads the drag library's data; `undefined` for a drag of something else. */
export function readDragItem({ kind, id, place }: DragData): DragItem | undefined {
  if (typeof kind !== 'string' || typeof id !== 'string') return undefined
  return typeof place === 'string' ? { kind, id, place } : { kind, id }
}

type DragOptions = {
  item: DragItem
  /** The kinds of items that can be dropped here. */
  accepts: readonly string[]
  /** The edges at which an item is dropped; without them it is dropped into the element. */
  edges?: Edge[]
  /** The part that is grabbed, or the whole element; `null` if it cannot be dragged. */
  handle?: RefObject<HTMLElement | null> | null
  isEnabled?: boolean
  /** Called if this is the innermost target of a drop. `useTaskDrops` observes drops on lists instead. */
  onDrop?: (dragged: DragItem, isAfter: boolean) => void
}

/** Makes an element draggable and a drop target. Returns the item over it, and the edge at which it would drop. */
export function useDrag(frame: RefObject<HTMLElement | null>, options: DragOptions) {
  const { item, accepts, edges, handle, isEnabled = true, onDrop } = options
  const { kind, id, place } = item
  const [isDragging, setDragging] = useState(false)
  const [over, setOver] = useState<{ kind: string; edge: Edge | null }>()
  const drop = useEffectEvent((dragged: DragItem, isAfter: boolean) => onDrop?.(dragged, isAfter))
  useEffect(() => {
    const element = frame.current
    if (!element || !isEnabled) return
    const data: DragData = { kind, id, ...(place === undefined ? {} : { place }) }
    const target = dropTargetForElements({
      element,
      canDrop: ({ source }) => accepts.includes(String(source.data.kind)) && source.element !== element,
      getData: ({ input }) =>
        edges ? attachClosestEdge(data, { element, input, allowedEdges: edges }) : data,
      onDrag: ({ self, source }) =>
        setOver({ kind: String(source.data.kind), edge: extractClosestEdge(self.data) }),
      onDragLeave: () => setOver(undefined),
      onDrop({ self, source, location }) {
        setOver(undefined)
        const dragged = readDragItem(source.data)
        if (dragged && location.current.dropTargets[0]?.element === element)
          drop(dragged, extractClosestEdge(self.data) === 'bottom')
      },
    })
    if (handle === null) return target
    return combine(
      draggable({
        element,
        ...(handle?.current ? { dragHandle: handle.current } : {}),
        getInitialData: () => data,
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      target,
    )
  }, [frame, handle, kind, id, place, isEnabled])
  return { isDragging, over }
}
