import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge'
import { useEffect } from 'react'
import { board } from '../store.ts'
import { type DragData, parseDragData } from './drag-data.ts'
import { findBeforeId } from './drop-position.ts'
import { moveColumnAndAnnounce, moveTaskAndAnnounce } from './move-and-announce.ts'

type DropTarget = { data: Record<string | symbol, unknown>; element: Element }

/** Returns true for a drop below the target, or after it in text direction. */
function isAfter({ data, element }: DropTarget): boolean {
  const edge = extractClosestEdge(data)
  const end = getComputedStyle(element).direction === 'rtl' ? 'left' : 'right'
  return edge === 'bottom' || edge === end
}

function applyDrop(dragged: DragData, targets: readonly DropTarget[]) {
  const parsedTargets = targets.map((target) => ({ target, to: parseDragData(target.data) }))
  const column = parsedTargets.find(({ to }) => to?.kind === 'column')
  if (!column?.to) return
  if (dragged.kind === 'column') {
    const { id } = column.to
    return moveColumnAndAnnounce(
      dragged.id,
      findBeforeId(board.columns, { id, isAfter: isAfter(column.target) }),
    )
  }
  const tasks = board.columns.find(({ id }) => id === column.to?.id)?.tasks ?? []
  const task = parsedTargets.find(({ to }) => to?.kind === 'task')
  const beforeId = task?.to ? findBeforeId(tasks, { id: task.to.id, isAfter: isAfter(task.target) }) : null
  moveTaskAndAnnounce(dragged.id, column.to.id, beforeId)
}

export function useBoardDrops(): void {
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => parseDragData(source.data) !== undefined,
        onDrop({ source, location }) {
          const dragged = parseDragData(source.data)
          if (dragged) applyDrop(dragged, location.current.dropTargets)
        },
      }),
    [],
  )
}
