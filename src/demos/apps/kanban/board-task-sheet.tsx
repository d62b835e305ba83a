import { LuArchive, LuCopy, LuTrash2 } from 'react-icons/lu'
import { SelectField } from '../../parts/select-field.tsx'
import type { TaskSnapshot } from '../../parts/task.ts'
import { SheetAction } from '../../parts/tasks/sheet-action.tsx'
import { TaskSheet } from '../../parts/tasks/task-sheet.tsx'
import type { ColumnSnapshot } from './board-state.ts'
import { moveTaskAndAnnounce } from './move-and-announce.ts'
import { changeTask } from './store.ts'
import type { TaskActions } from './task-card-props.ts'

type BoardTaskSheetProps = Pick<TaskActions, 'onDuplicate' | 'onArchive' | 'onDelete'> & {
  task: TaskSnapshot
  column: ColumnSnapshot
  columns: readonly ColumnSnapshot[]
  onClose: () => void
}

/** A task of the board in a dialog, with its column and its actions. */
export const BoardTaskSheet = ({ task, column, columns, onClose, ...actions }: BoardTaskSheetProps) => (
  <TaskSheet
    task={task}
    onChange={(act) => changeTask(task.id, act)}
    onClose={onClose}
    place={
      <SelectField
        label="Coluna"
        value={column.id}
        choices={columns.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => id !== column.id && moveTaskAndAnnounce(task.id, id, null)}
      />
    }
    actions={
      <>
        <SheetAction
          label="Duplicar"
          icon={<LuCopy aria-hidden="true" />}
          onClick={() => actions.onDuplicate(task)}
        />
        <SheetAction
          label="Arquivar"
          icon={<LuArchive aria-hidden="true" />}
          onClick={() => actions.onArchive(task)}
        />
        <SheetAction
          label="Excluir"
          icon={<LuTrash2 aria-hidden="true" />}
          palette="danger"
          onClick={() => actions.onDelete(task)}
        />
      </>
    }
  />
)
