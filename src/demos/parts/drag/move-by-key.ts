import type { KeyboardEvent } from 'react'
import { focusTaskTitle } from '../tasks/focus-task.ts'
import { findMoveTargets, type MoveTask, type TaskColumn } from './positions.ts'

/** In the form of `aria-keyshortcuts`. */
export const moveShortcuts = 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight'

/** The step between columns of an arrow key, in text direction. */
function readColumnStep(key: string, element: Element): number {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  const isForward = (key === 'ArrowRight') === (getComputedStyle(element).direction === 'ltr')
  return isForward ? 1 : -1
}

type TaskPlace = { taskId: string; column: TaskColumn; columns: readonly TaskColumn[] }

/** Moves a task by Alt and an arrow key: within its column, or to the column beside it. */
export function moveTaskByKey(
  event: KeyboardEvent,
  { taskId, column, columns }: TaskPlace,
  moveTask: MoveTask,
): void {
  if (!event.altKey || !event.key.startsWith('Arrow')) return
  // Alt and an arrow also leave the page.
  event.preventDefault()
  const step = readColumnStep(event.key, event.currentTarget)
  if (step === 0) {
    const { earlier, later } = findMoveTargets(column.tasks, taskId)
    const target = event.key === 'ArrowUp' ? earlier : later
    if (!target) return
    moveTask(taskId, column.id, target.beforeId)
  } else {
    const to = columns[columns.findIndex(({ id }) => id === column.id) + step]
    if (!to) return
    moveTask(taskId, to.id, null)
  }
  focusTaskTitle(taskId)
}
