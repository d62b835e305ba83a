import { notify } from '@/ui/feedback/notify.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { focusTitle } from '../../parts/focus-title.ts'
import type { TaskSnapshot } from '../../parts/task.ts'
import { TaskDialog } from '../../parts/task-dialog.tsx'
import type { ColumnSnapshot } from './board-state.ts'
import { ColumnDialog } from './column-dialog.tsx'
import { addColumn, addTask, deleteColumn, deleteTask, updateTask } from './store.ts'

export type BoardDialogState =
  | { kind: 'new-column' }
  | { kind: 'column-deletion'; column: ColumnSnapshot }
  | { kind: 'new-task'; column: ColumnSnapshot }
  | { kind: 'task-edit'; task: TaskSnapshot }
  | { kind: 'task-deletion'; task: TaskSnapshot }

type BoardDialogsProps = { dialog: BoardDialogState | undefined; onClose: () => void }

export const BoardDialogs = ({ dialog, ...props }: BoardDialogsProps) => (
  <Presence>{dialog && <ActiveDialog dialog={dialog} {...props} />}</Presence>
)

/** A dialog, and what its confirmation does. */
function ActiveDialog({ dialog, onClose }: BoardDialogsProps & { dialog: BoardDialogState }) {
  const closeWithToast = (toast: string) => {
    onClose()
    void notify.success(toast)
  }
  switch (dialog.kind) {
    case 'new-column':
      return (
        <ColumnDialog
          onClose={onClose}
          onSubmit={(name, color) => {
            addColumn(name, color)
            closeWithToast('Add Successfully')
          }}
        />
      )
    case 'new-task':
      return (
        <TaskDialog
          title={`Nova tarefa em ${dialog.column.name}`}
          submit="Adicionar"
          onClose={onClose}
          onSubmit={(draft) => {
            addTask(dialog.column.id, draft)
            closeWithToast('Add Successfully')
          }}
        />
      )
    case 'task-edit':
      return (
        <TaskDialog
          title="Editar tarefa"
          submit="Salvar"
          task={dialog.task}
          onClose={onClose}
          onSubmit={(draft) => {
            updateTask(dialog.task.id, draft)
            closeWithToast('Edit Successfully')
          }}
        />
      )
    case 'task-deletion':
      return (
        <ConfirmDialog
          title="Excluir tarefa?"
          detail={`“${dialog.task.name}” sai do quadro e não pode ser recuperada.`}
          action="Excluir"
          onClose={onClose}
          onConfirm={() => {
            deleteTask(dialog.task.id)
            closeWithToast('Delete Successfully')
            focusTitle()
          }}
        />
      )
    case 'column-deletion':
      return (
        <ConfirmDialog
          title="Excluir coluna?"
          detail={`“${dialog.column.name}” sai do quadro com as tarefas que estão nela.`}
          action="Excluir"
          onClose={onClose}
          onConfirm={() => {
            deleteColumn(dialog.column.id)
            closeWithToast('Delete Successfully')
            focusTitle()
          }}
        />
      )
  }
}
