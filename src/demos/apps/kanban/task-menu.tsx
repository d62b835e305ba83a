import { LuArchive, LuCopy, LuPanelTopOpen, LuPencil, LuTrash2 } from 'react-icons/lu'
import { ActionMenu } from '../../parts/action-menu.tsx'
import { buildMoveGroup } from '../../parts/drag/move-actions.tsx'
import { moveTaskAndAnnounce } from './move-and-announce.ts'
import type { TaskCardProps } from './task-card-props.ts'

/** Every action on a task, also those that dragging offers. */
export const TaskMenu = ({ task, column, columns, ...actions }: TaskCardProps) => (
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
      buildMoveGroup(task.id, column, columns, moveTaskAndAnnounce),
      {
        actions: [
          { label: 'Arquivar', icon: <LuArchive />, onSelect: () => actions.onArchive(task) },
          { label: 'Excluir', icon: <LuTrash2 />, isDanger: true, onSelect: () => actions.onDelete(task) },
        ],
      },
    ]}
  />
)
