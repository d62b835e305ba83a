import type { KeyboardEvent } from 'react'
import { focusTaskTitle } from '../../../parts/tasks/focus-task.ts'
import type { ColumnSnapshot } from '../board-state.ts'
import { findMoveTargets } from './drop-position.ts'
import { moveTaskAndAnnounce } from './move-and-announce.ts'

/** In the form of `aria-keyshortcuts`. */
export const moveShortcuts = 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight'

/** The step between columns of an arrow key, in text direction. */
function readColumnStep(key: string, element: Element): number {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  const isForward = (key === 'ArrowRight') === (getComputedStyle(element).direction === 'ltr')
  return isForward ? 1 : -1
}

/** Moves a task by Alt and an arrow key: within its column, or to the column beside it. */
export function moveTaskByKey(
  event: KeyboardEvent,
  taskId: string,
  column: ColumnSnapshot,
  columns: readonly ColumnSnapshot[],
): void {
  if (!event.altKey || !event.key.startsWith('Arrow')) return
  // Alt and an arrow also leave the page.
  event.preventDefault()
  const step = readColumnStep(event.key, event.currentTarget)
  if (step === 0) {
    const { earlier, later } = findMoveTargets(column.tasks, taskId)
    const target = event.key === 'ArrowUp' ? earlier : later
    if (!target) return
    moveTaskAndAnnounce(taskId, column.id, target.beforeId)
  } else {
    const to = columns[columns.findIndex(({ id }) => id === column.id) + step]
    if (!to) return
    moveTaskAndAnnounce(taskId, to.id, null)
  }
  focusTaskTitle(taskId)
}
