import { LuArrowDown, LuArrowRight, LuArrowUp } from 'react-icons/lu'
import type { Action } from '../action-menu.tsx'
import { focusMovedTask } from '../tasks/focus-task.ts'
import { findMoveTargets, type MoveTask, type TaskColumn } from './positions.ts'

/** Returns the group of a task's menu that moves it, as dragging does. */
export function buildMoveGroup(
  taskId: string,
  column: TaskColumn,
  columns: readonly TaskColumn[],
  moveTask: MoveTask,
): { title: string; actions: Action[] } {
  const { earlier, later } = findMoveTargets(column.tasks, taskId)

  const buildStep = (label: string, icon: React.ReactNode, target: typeof earlier): Action[] =>
    target ? [{ label, icon, onSelect: () => moveTask(taskId, column.id, target.beforeId) }] : []

  const toOtherColumns = columns
    .filter(({ id }) => id !== column.id)
    .map(({ id, name }) => ({
      label: name,
      icon: <LuArrowRight />,
      onSelect() {
        moveTask(taskId, id, null)
        focusMovedTask(taskId)
      },
    }))

  return {
    title: 'Mover para…',
    actions: [
      ...toOtherColumns,
      ...buildStep('Uma posição acima', <LuArrowUp />, earlier),
      ...buildStep('Uma posição abaixo', <LuArrowDown />, later),
    ],
  }
}
