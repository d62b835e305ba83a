import {
  LuArchive,
  LuArrowDown,
  LuArrowRight,
  LuArrowUp,
  LuCopy,
  LuPanelTopOpen,
  LuPencil,
  LuTrash2,
} from 'react-icons/lu'
import { type Action, ActionMenu } from '../../parts/action-menu.tsx'
import { focusMovedTask } from '../../parts/tasks/focus-task.ts'
import { findMoveTargets } from './drag/drop-position.ts'
import { moveTaskAndAnnounce } from './drag/move-and-announce.ts'
import type { TaskCardProps } from './task-card-props.ts'

/** Every action on a task, also those that dragging offers. */
export function TaskMenu({ task, column, columns, ...actions }: TaskCardProps) {
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
        {
          actions: [
            { label: 'Abrir', icon: <LuPanelTopOpen />, onSelect: () => actions.onOpen(task) },
            { label: 'Editar', icon: <LuPencil />, onSelect: () => actions.onEdit(task) },
            { label: 'Duplicar', icon: <LuCopy />, onSelect: () => actions.onDuplicate(task) },
          ],
        },
        {
          title: 'Mover para…',
          actions: [
            ...moveToColumnActions,
            ...buildMoveActions('Uma posição acima', <LuArrowUp />, earlier),
            ...buildMoveActions('Uma posição abaixo', <LuArrowDown />, later),
          ],
        },
        {
          actions: [
            { label: 'Arquivar', icon: <LuArchive />, onSelect: () => actions.onArchive(task) },
            {
              label: 'Excluir',
              icon: <LuTrash2 />,
              isDanger: true,
              onSelect: () => actions.onDelete(task),
            },
          ],
        },
      ]}
    />
  )
}
