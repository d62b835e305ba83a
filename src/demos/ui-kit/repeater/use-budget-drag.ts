import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { RowPlace } from './budget.ts'

type Drop = (from: RowPlace, to: RowPlace) => void

const kind = 'budget-row'

/** Makes a row draggable and a drop target for rows of all groups. Returns the edge of the drop. */
export function useRowDrag(
  row: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
  { groupId, index }: RowPlace,
  onDrop: Drop,
) {
  const [edge, setEdge] = useState<string | null>(null)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const element = row.current
    if (!element || !handle.current) return
    return combine(
      draggable({ element, dragHandle: handle.current, getInitialData: () => ({ kind, groupId, index }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.kind === kind && source.element !== element,
        getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null)
          const from = { groupId: String(source.data.groupId), index: Number(source.data.index) }
          const gap = extractClosestEdge(self.data) === 'bottom' ? index + 1 : index
          // Within its group the row leaves its place first.
          const isLater = from.groupId === groupId && from.index < gap
          drop(from, { groupId, index: isLater ? gap - 1 : gap })
        },
      }),
    )
  }, [row, handle, groupId, index])
  return edge
}

/** Makes an empty group a target for rows. */
export function useEmptyGroupDrop(box: RefObject<HTMLElement | null>, groupId: string, onDrop: Drop) {
  const [isOver, setOver] = useState(false)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    if (!box.current) return
    return dropTargetForElements({
      element: box.current,
      canDrop: ({ source }) => source.data.kind === kind,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false)
        drop(
          { groupId: String(source.data.groupId), index: Number(source.data.index) },
          { groupId, index: 0 },
        )
      },
    })
  }, [box, groupId])
  return isOver
}
