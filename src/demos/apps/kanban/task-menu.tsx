import { LuArrowDown, LuArrowRight, LuArrowUp, LuPencil, LuTrash2 } from 'react-icons/lu'
import { type Action, ActionMenu } from '../../parts/action-menu.tsx'
import { moveTaskAnnounced } from './drag/announced-moves.ts'
import { neighbours } from './drag/drop-place.ts'
import { followTask } from './drag/follow-task.ts'
import type { TaskCardProps } from './task-card-props.ts'

/** What can be done with a task: all that dragging does, and the rest. */
export function TaskMenu({ task, column, columns, onEdit, onDelete }: TaskCardProps) {
  const { earlier, later } = neighbours(column.tasks, task.id)

  const step = (label: string, icon: React.ReactNode, place: typeof earlier): Action[] =>
    place ? [{ label, icon, onSelect: () => moveTaskAnnounced(task.id, column.id, place.beforeId) }] : []

  const intoOthers = columns
    .filter(({ id }) => id !== column.id)
    .map(({ id, name }) => ({
      label: name,
      icon: <LuArrowRight />,
      onSelect() {
        moveTaskAnnounced(task.id, id, null)
        followTask(task.id)
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
            ...intoOthers,
            ...step('Uma posição acima', <LuArrowUp />, earlier),
            ...step('Uma posição abaixo', <LuArrowDown />, later),
          ],
        },
        {
          actions: [{ label: 'Excluir', icon: <LuTrash2 />, isDanger: true, onSelect: () => onDelete(task) }],
        },
      ]}
    />
  )
}
