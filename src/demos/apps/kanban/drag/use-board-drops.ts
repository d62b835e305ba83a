import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge'
import { useEffect } from 'react'
import { board } from '../store.ts'
import { moveColumnAnnounced, moveTaskAnnounced } from './announced-moves.ts'
import { asDragged, type Dragged } from './dragged.ts'
import { beforeWhat } from './drop-place.ts'

type DropTarget = { data: Record<string | symbol, unknown>; element: Element }

/** Whether the drop is after the target: below it, or after it in the text direction. */
function isAfter({ data, element }: DropTarget): boolean {
  const edge = extractClosestEdge(data)
  const end = getComputedStyle(element).direction === 'rtl' ? 'left' : 'right'
  return edge === 'bottom' || edge === end
}

function drop(dragged: Dragged, targets: readonly DropTarget[]) {
  const places = targets.map((target) => ({ target, to: asDragged(target.data) }))
  const column = places.find(({ to }) => to?.kind === 'column')
  if (!column?.to) return
  if (dragged.kind === 'column') {
    const { id } = column.to
    return moveColumnAnnounced(dragged.id, beforeWhat(board.columns, { id, isAfter: isAfter(column.target) }))
  }
  const tasks = board.columns.find(({ id }) => id === column.to?.id)?.tasks ?? []
  const task = places.find(({ to }) => to?.kind === 'task')
  const beforeId = task?.to ? beforeWhat(tasks, { id: task.to.id, isAfter: isAfter(task.target) }) : null
  moveTaskAnnounced(dragged.id, column.to.id, beforeId)
}

/** Applies drops to the board. */
export function useBoardDrops(): void {
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => asDragged(source.data) !== undefined,
        onDrop({ source, location }) {
          const dragged = asDragged(source.data)
          if (dragged) drop(dragged, location.current.dropTargets)
        },
      }),
    [],
  )
}
