import { LuArchive, LuCopy, LuTrash2 } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { notify } from '@/ui/feedback/notify.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { focusTitle } from '../../parts/focus-title.ts'
import type { TaskSnapshot } from '../../parts/task.ts'
import { TaskDialog } from '../../parts/task-dialog.tsx'
import { TaskSheet } from '../../parts/tasks/task-sheet.tsx'
import type { Removal } from '../../parts/undo-bar.tsx'
import { ArchiveDialog } from './archive-dialog.tsx'
import type { ColumnSnapshot, TaskActions } from './board-state.ts'
import { ColumnDialog } from './column-dialog.tsx'
import { moveTaskAndAnnounce } from './move-and-announce.ts'
import {
  addColumn,
  addTask,
  board,
  changeTask,
  deleteColumn,
  deleteTask,
  updateColumn,
  updateTask,
} from './store.ts'

export type BoardDialogState =
  | { kind: 'new-column' | 'archive' }
  | { kind: 'column-edit' | 'column-deletion' | 'new-task'; column: ColumnSnapshot }
  | { kind: 'task' | 'task-edit' | 'task-deletion'; task: TaskSnapshot }

type BoardDialogsProps = Pick<TaskActions, 'onDuplicate' | 'onArchive' | 'onDelete'> & {
  dialog: BoardDialogState | undefined
  onClose: () => void
  onRemoved: (removal: Removal) => void
}

export const BoardDialogs = ({ dialog, ...props }: BoardDialogsProps) => (
  <Presence>{dialog && <ActiveDialog dialog={dialog} {...props} />}</Presence>
)

type ActiveDialogProps = BoardDialogsProps & { dialog: BoardDialogState }

/** A dialog, and what its confirmation does. */
function ActiveDialog({ dialog, onClose, onRemoved, onDuplicate, onArchive, onDelete }: ActiveDialogProps) {
  const { columns } = useSnapshot(board)
  const closeAfterRemoval = (text: string, undo: () => void) => {
    onClose()
    void notify.success('Delete Successfully')
    onRemoved({ text, undo })
    focusTitle()
  }
  switch (dialog.kind) {
    case 'new-column':
      return (
        <ColumnDialog
          onClose={onClose}
          onSubmit={({ name, color, limit }) => addColumn(name, color, limit)}
        />
      )
    case 'column-edit':
      return (
        <ColumnDialog
          column={dialog.column}
          onClose={onClose}
          onSubmit={(draft) => updateColumn(dialog.column.id, draft)}
        />
      )
    case 'archive':
      return <ArchiveDialog onClose={onClose} />
    case 'task': {
      const column = columns.find(({ tasks }) => tasks.some(({ id }) => id === dialog.task.id))
      const task = column?.tasks.find(({ id }) => id === dialog.task.id)
      // Another tab may have removed the task.
      if (!column || !task) return null
      return (
        <TaskSheet
          task={task}
          onChange={(act) => changeTask(task.id, act)}
          onClose={onClose}
          place={{
            label: 'Coluna',
            columnId: column.id,
            columns,
            onMove: (id) => moveTaskAndAnnounce(task.id, id, null),
          }}
          actions={[
            { label: 'Duplicar', icon: <LuCopy />, onClick: () => onDuplicate(task) },
            { label: 'Arquivar', icon: <LuArchive />, onClick: () => onArchive(task) },
            { label: 'Excluir', icon: <LuTrash2 />, palette: 'danger', onClick: () => onDelete(task) },
          ]}
        />
      )
    }
    case 'new-task':
      return (
        <TaskDialog
          title={`Nova tarefa em ${dialog.column.name}`}
          onClose={onClose}
          onSubmit={(draft) => addTask(dialog.column.id, draft)}
        />
      )
    case 'task-edit':
      return (
        <TaskDialog
          title="Editar tarefa"
          task={dialog.task}
          isProgressComputed={(dialog.task.checklist ?? []).length > 0}
          onClose={onClose}
          onSubmit={(draft) => updateTask(dialog.task.id, draft)}
        />
      )
    case 'task-deletion':
      return (
        <ConfirmDialog
          title="Excluir tarefa?"
          detail={`“${dialog.task.name}” sai do quadro. Dá para desfazer logo depois.`}
          action="Excluir"
          onClose={onClose}
          onConfirm={() => closeAfterRemoval(`“${dialog.task.name}” excluída.`, deleteTask(dialog.task.id))}
        />
      )
    case 'column-deletion':
      return (
        <ConfirmDialog
          title="Excluir coluna?"
          detail={`“${dialog.column.name}” sai do quadro com as tarefas que estão nela. Dá para desfazer logo depois.`}
          action="Excluir"
          onClose={onClose}
          onConfirm={() =>
            closeAfterRemoval(`Coluna “${dialog.column.name}” excluída.`, deleteColumn(dialog.column.id))
          }
        />
      )
  }
}
