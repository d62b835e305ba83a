import { Button } from '@chakra-ui/react'
import { LuArchive, LuCopy, LuTrash2 } from 'react-icons/lu'
import { SelectField } from '../../parts/select-field.tsx'
import type { TaskSnapshot } from '../../parts/task.ts'
import { TaskSheet } from '../../parts/tasks/task-sheet.tsx'
import type { ColumnSnapshot } from './board-state.ts'
import { moveTaskAndAnnounce } from './drag/move-and-announce.ts'
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
        <Button size="sm" variant="outline" colorPalette="neutral" onClick={() => actions.onDuplicate(task)}>
          <LuCopy aria-hidden="true" />
          Duplicar
        </Button>
        <Button size="sm" variant="outline" colorPalette="neutral" onClick={() => actions.onArchive(task)}>
          <LuArchive aria-hidden="true" />
          Arquivar
        </Button>
        <Button size="sm" variant="outline" colorPalette="danger" onClick={() => actions.onDelete(task)}>
          <LuTrash2 aria-hidden="true" />
          Excluir
        </Button>
      </>
    }
  />
)
