import { notify } from '@/ui/feedback/notify.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { focusTitle } from '../../parts/focus-title.ts'
import type { TaskSnapshot } from '../../parts/task.ts'
import { TaskDialog } from '../../parts/task-dialog.tsx'
import { readDetails, showcaseId } from './portfolio.ts'
import { addProject, portfolio, removeProject, setLastRemoval, updateProject } from './store.ts'

export type ProjectDialogState = { kind: 'new' } | { kind: 'edit' | 'removal'; project: TaskSnapshot }

type ProjectDialogsProps = {
  dialog: ProjectDialogState | undefined
  onClose: () => void
  /** Called after a removal; by default the page's title gets the focus. */
  onRemoved?: () => void
}

export const ProjectDialogs = ({ dialog, ...props }: ProjectDialogsProps) => (
  <Presence>{dialog && <ActiveDialog dialog={dialog} {...props} />}</Presence>
)

/** A dialog, and what its confirmation does. */
function ActiveDialog({
  dialog,
  onClose,
  onRemoved = focusTitle,
}: ProjectDialogsProps & { dialog: ProjectDialogState }) {
  switch (dialog.kind) {
    case 'new':
      return <TaskDialog title="Novo projeto" onClose={onClose} onSubmit={addProject} />
    case 'edit':
      return (
        <TaskDialog
          title="Editar projeto"
          task={dialog.project}
          isProgressComputed={readDetails(portfolio, dialog.project.id).tasks.length > 0}
          onClose={onClose}
          onSubmit={(draft) => updateProject(dialog.project.id, draft)}
        />
      )
    case 'removal':
      return (
        <ConfirmDialog
          title="Remover projeto?"
          detail={`“${dialog.project.name}” sai ${dialog.project.id === showcaseId ? 'desta página' : 'da lista'} com tarefas, arquivos e comentários. Dá para desfazer logo depois.`}
          action="Remover"
          onClose={onClose}
          onConfirm={() => {
            setLastRemoval({
              text: `“${dialog.project.name}” removido.`,
              undo: removeProject(dialog.project.id),
            })
            onClose()
            notify.success('Remove Successfully')
            onRemoved()
          }}
        />
      )
  }
}
