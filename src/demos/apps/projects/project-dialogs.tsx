import { notify } from '@/ui/feedback/notify.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { focusTitle } from '../../parts/focus-title.ts'
import type { ShownTask } from '../../parts/task.ts'
import { TaskDialog } from '../../parts/task-dialog.tsx'
import { addProject, removeProject, updateProject } from './store.ts'

/** The dialogs that a page of projects may open. */
export type Asking = { what: 'new' } | { what: 'edit' | 'removal'; project: ShownTask }

type ProjectDialogsProps = {
  asking: Asking | undefined
  onClose: () => void
  /** What comes after a removal: by default the title of the page takes the focus. */
  onRemoved?: () => void
}

/** The dialog that is open, if any. */
export const ProjectDialogs = ({ asking, ...props }: ProjectDialogsProps) => (
  <Presence>{asking && <AskedDialog asking={asking} {...props} />}</Presence>
)

/** A dialog, and what its confirmation does. */
function AskedDialog({ asking, onClose, onRemoved = focusTitle }: ProjectDialogsProps & { asking: Asking }) {
  const done = (toast: string) => {
    onClose()
    notify.success(toast)
  }
  switch (asking.what) {
    case 'new':
      return (
        <TaskDialog
          title="Novo projeto"
          submit="Adicionar"
          onClose={onClose}
          onSubmit={(draft) => {
            addProject(draft)
            done('Add Successfully')
          }}
        />
      )
    case 'edit':
      return (
        <TaskDialog
          title="Editar projeto"
          submit="Salvar"
          task={asking.project}
          onClose={onClose}
          onSubmit={(draft) => {
            updateProject(asking.project.id, draft)
            done('Edit Successfully')
          }}
        />
      )
    case 'removal':
      return (
        <ConfirmDialog
          title="Remover projeto?"
          detail={`“${asking.project.name}” sai da lista e não pode ser recuperado.`}
          action="Remover"
          onClose={onClose}
          onConfirm={() => {
            removeProject(asking.project.id)
            done('Remove Successfully')
            onRemoved()
          }}
        />
      )
  }
}
