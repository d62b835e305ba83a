import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge'
import { useEffect } from 'react'
import { type DragItem, readDragItem } from './use-drag.ts'

/** A list of tasks: a column of the board, or the tasks of a project in one stage. */
export type TaskColumn = {
  readonly id: string
  readonly name: string
  readonly tasks: readonly { readonly id: string; readonly name: string }[]
}

/** Moves a task into a column, before one of its tasks or to its end. */
export type MoveTask = (taskId: string, columnId: string, beforeId: string | null) => void

type DropPosition = { id: string; isAfter: boolean }

const findNextId = (items: readonly { id: string }[], id: string): string | null =>
  items[items.findIndex((item) => item.id === id) + 1]?.id ?? null

/** Returns the id before which an item comes that is dropped before or after a sibling. */
const findBeforeId = (items: readonly { id: string }[], { id, isAfter }: DropPosition): string | null =>
  isAfter ? findNextId(items, id) : id

/** Returns the positions one step back and one step ahead, as the id to insert before. */
export function findMoveTargets(items: readonly { id: string }[], id: string) {
  const index = items.findIndex((item) => item.id === id)
  const [previous, next] = [items[index - 1], items[index + 1]]
  return {
    ...(previous ? { earlier: { beforeId: previous.id as string | null } } : {}),
    ...(next ? { later: { beforeId: findNextId(items, next.id) } } : {}),
  }
}

/** Describes a task's position: "“Escrever o guia” em Done, posição 2 de 3". */
export function describeTaskPosition(columns: readonly TaskColumn[], taskId: string): string {
  for (const { name, tasks } of columns) {
    const index = tasks.findIndex(({ id }) => id === taskId)
    if (index >= 0) return `“${tasks[index]?.name}” em ${name}, posição ${index + 1} de ${tasks.length}`
  }
  return ''
}

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
