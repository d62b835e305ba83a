import type { RefObject } from 'react'
import { type DragItem, useDrag } from '../../parts/drag/use-drag.ts'
import type { RowPlace } from './budget.ts'

type Drop = (from: RowPlace, to: RowPlace) => void

const kind = 'budget-row'

const readPlace = ({ id, place = '' }: DragItem): RowPlace => ({ groupId: place, index: Number(id) })

/** Makes a row draggable and a drop target for rows of all groups. Returns the edge of the drop. */
export function useRowDrag(
  row: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
  { groupId, index }: RowPlace,
  onDrop: Drop,
) {
  const { over } = useDrag(row, {
    item: { kind, id: String(index), place: groupId },
    accepts: [kind],
    edges: ['top', 'bottom'],
    handle,
    onDrop(dragged, isAfter) {
      const from = readPlace(dragged)
      const gap = isAfter ? index + 1 : index
      // Within its group the row leaves its place first.
      const isLater = from.groupId === groupId && from.index < gap
      onDrop(from, { groupId, index: isLater ? gap - 1 : gap })
    },
  })
  return over?.edge ?? null
}

/** Makes an empty group a target for rows. */
export function useEmptyGroupDrop(box: RefObject<HTMLElement | null>, groupId: string, onDrop: Drop) {
  const { over } = useDrag(box, {
    item: { kind: 'budget-group', id: groupId },
    accepts: [kind],
    handle: null,
    onDrop: (dragged) => onDrop(readPlace(dragged), { groupId, index: 0 }),
  })
  return over !== undefined
}
