import { LuArrowDown, LuArrowRight, LuArrowUp, LuPencil, LuTrash2 } from 'react-icons/lu'
import { type Action, ActionMenu } from '../../parts/action-menu.tsx'
import { findMoveTargets } from './drag/drop-position.ts'
import { focusMovedTask } from './drag/focus-moved-task.ts'
import { moveTaskAndAnnounce } from './drag/move-and-announce.ts'
import type { TaskCardProps } from './task-card-props.ts'

/** Every action on a task, also those that dragging offers. */
export function TaskMenu({ task, column, columns, onEdit, onDelete }: TaskCardProps) {
  const { earlier, later } = findMoveTargets(column.tasks, task.id)

  const buildMoveActions = (label: string, icon: React.ReactNode, target: typeof earlier): Action[] =>
    target ? [{ label, icon, onSelect: () => moveTaskAndAnnounce(task.id, column.id, target.beforeId) }] : []

  const moveToColumnActions = columns
    .filter(({ id }) => id !== column.id)
    .map(({ id, name }) => ({
      label: name,
      icon: <LuArrowRight />,
      onSelect() {
        moveTaskAndAnnounce(task.id, id, null)
        focusMovedTask(task.id)
      },
    }))

  return (
    <ActionMenu
      label={`Ações da tarefa ${task.name}`}
      groups={[
        { actions: [{ label: 'Editar', icon: <LuPencil />, onSelect: () => onEdit(task) }] },
        {
          title: 'Mover para…',
          actions: [
            ...moveToColumnActions,
            ...buildMoveActions('Uma posição acima', <LuArrowUp />, earlier),
            ...buildMoveActions('Uma posição abaixo', <LuArrowDown />, later),
          ],
        },
        {
          actions: [{ label: 'Excluir', icon: <LuTrash2 />, isDanger: true, onSelect: () => onDelete(task) }],
        },
      ]}
    />
  )
}
