import { notify } from '@/ui/feedback/notify.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { focusTitle } from '../../parts/focus-title.ts'
import type { ShownTask } from '../../parts/task.ts'
import { TaskDialog } from '../../parts/task-dialog.tsx'
import type { ShownColumn } from './board-state.ts'
import { ColumnDialog } from './column-dialog.tsx'
import { addColumn, addTask, deleteColumn, deleteTask, updateTask } from './store.ts'

/** The dialogs that the board may open. */
export type Asking =
  | { what: 'new-column' }
  | { what: 'column-deletion'; column: ShownColumn }
  | { what: 'new-task'; column: ShownColumn }
  | { what: 'task-edit'; task: ShownTask }
  | { what: 'task-deletion'; task: ShownTask }

type BoardDialogsProps = { asking: Asking | undefined; onClose: () => void }

/** The dialog that is open, if any. */
export const BoardDialogs = ({ asking, ...props }: BoardDialogsProps) => (
  <Presence>{asking && <AskedDialog asking={asking} {...props} />}</Presence>
)

/** A dialog, and what its confirmation does. */
function AskedDialog({ asking, onClose }: BoardDialogsProps & { asking: Asking }) {
  const done = (toast: string) => {
    onClose()
    void notify.success(toast)
  }
  switch (asking.what) {
    case 'new-column':
      return (
        <ColumnDialog
          onClose={onClose}
          onSubmit={(name, color) => {
            addColumn(name, color)
            done('Add Successfully')
          }}
        />
      )
    case 'new-task':
      return (
        <TaskDialog
          title={`Nova tarefa em ${asking.column.name}`}
          submit="Adicionar"
          onClose={onClose}
          onSubmit={(draft) => {
            addTask(asking.column.id, draft)
            done('Add Successfully')
          }}
        />
      )
    case 'task-edit':
      return (
        <TaskDialog
          title="Editar tarefa"
          submit="Salvar"
          task={asking.task}
          onClose={onClose}
          onSubmit={(draft) => {
            updateTask(asking.task.id, draft)
            done('Edit Successfully')
          }}
        />
      )
    case 'task-deletion':
      return (
        <ConfirmDialog
          title="Excluir tarefa?"
          detail={`“${asking.task.name}” sai do quadro e não pode ser recuperada.`}
          action="Excluir"
          onClose={onClose}
          onConfirm={() => {
            deleteTask(asking.task.id)
            done('Delete Successfully')
            focusTitle()
          }}
        />
      )
    case 'column-deletion':
      return (
        <ConfirmDialog
          title="Excluir coluna?"
          detail={`“${asking.column.name}” sai do quadro com as tarefas que estão nela.`}
          action="Excluir"
          onClose={onClose}
          onConfirm={() => {
            deleteColumn(asking.column.id)
            done('Delete Successfully')
            focusTitle()
          }}
        />
      )
  }
}
