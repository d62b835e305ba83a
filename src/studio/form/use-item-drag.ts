import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge'
import type { Edge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/types'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

const dropLines = { top: '0 -2px 0 {colors.primary.solid}', bottom: '0 2px 0 {colors.primary.solid}' }

/** Makes a row draggable within its list. Returns the shadow that shows the edge at which a dragged row would land. */
export function useItemDrag(
  row: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
  listKey: string,
  index: number,
  onDrop: (from: number, to: number) => void,
): string | undefined {
  const [edge, setEdge] = useState<Edge | null>(null)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    if (!row.current || !handle.current) return
    const element = row.current
    return combine(
      draggable({ element, dragHandle: handle.current, getInitialData: () => ({ listKey, index }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.listKey === listKey && source.element !== element,
        getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null)
          const from = Number(source.data.index)
          const gap = extractClosestEdge(self.data) === 'bottom' ? index + 1 : index
          drop(from, from < gap ? gap - 1 : gap)
        },
      }),
    )
  }, [row, handle, listKey, index])
  return edge ? dropLines[edge === 'top' ? 'top' : 'bottom'] : undefined
}
