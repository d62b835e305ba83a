import { LuCopy, LuPencil, LuTrash2 } from 'react-icons/lu'
import { ActionMenu } from '../../parts/action-menu.tsx'
import type { TaskSnapshot } from '../../parts/task.ts'

export type ProjectActions = {
  onEdit: (project: TaskSnapshot) => void
  onRemove: (project: TaskSnapshot) => void
  onDuplicate: (project: TaskSnapshot) => void
}

/** The actions on a project in a list. */
export const ProjectMenu = ({
  project,
  onEdit,
  onRemove,
  onDuplicate,
}: ProjectActions & { project: TaskSnapshot }) => (
  <ActionMenu
    label={`Ações do projeto ${project.name}`}
    groups={[
      {
        actions: [
          { label: 'Editar', icon: <LuPencil />, onSelect: () => onEdit(project) },
          { label: 'Duplicar', icon: <LuCopy />, onSelect: () => onDuplicate(project) },
          { label: 'Remover', icon: <LuTrash2 />, isDanger: true, onSelect: () => onRemove(project) },
        ],
      },
    ]}
  />
)
