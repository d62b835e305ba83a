import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge'
import { useEffect } from 'react'
import { findBeforeId, type MoveTask, type TaskColumn } from './positions.ts'
import { type DragItem, readDragItem } from './use-drag.ts'

/** The lists that drops act on. `useTaskDrops` needs the same object in each render. */
export type DropBoard = {
  listColumns: () => readonly TaskColumn[]
  moveTask: MoveTask
  /** Without it, columns cannot be moved. */
  moveColumn?: (columnId: string, beforeId: string | null) => void
}

type DropTarget = { data: Record<string | symbol, unknown>; element: Element }

/** Returns true for a drop below the target, or after it in text direction. */
function isAfter({ data, element }: DropTarget): boolean {
  const edge = extractClosestEdge(data)
  const end = getComputedStyle(element).direction === 'rtl' ? 'left' : 'right'
  return edge === 'bottom' || edge === end
}

const isOnBoard = (item: DragItem | undefined) => item?.kind === 'task' || item?.kind === 'column'

function applyDrop(board: DropBoard, dragged: DragItem, targets: readonly DropTarget[]) {
  const parsedTargets = targets.map((target) => ({ target, to: readDragItem(target.data) }))
  const column = parsedTargets.find(({ to }) => to?.kind === 'column')
  if (!column?.to) return
  const columns = board.listColumns()
  if (dragged.kind === 'column') {
    const { id } = column.to
    return board.moveColumn?.(dragged.id, findBeforeId(columns, { id, isAfter: isAfter(column.target) }))
  }
  const tasks = columns.find(({ id }) => id === column.to?.id)?.tasks ?? []
  const task = parsedTargets.find(({ to }) => to?.kind === 'task')
  const beforeId = task?.to ? findBeforeId(tasks, { id: task.to.id, isAfter: isAfter(task.target) }) : null
  board.moveTask(dragged.id, column.to.id, beforeId)
}

/** Moves what the user drops. */
export function useTaskDrops(board: DropBoard): void {
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => isOnBoard(readDragItem(source.data)),
        onDrop({ source, location }) {
          const dragged = readDragItem(source.data)
          if (dragged) applyDrop(board, dragged, location.current.dropTargets)
        },
      }),
    [board],
  )
}
