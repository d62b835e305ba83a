import { LuCircleCheck, LuCopy, LuPanelTopOpen, LuRotateCcw, LuTrash2 } from 'react-icons/lu'
import { ActionMenu } from '../../../parts/action-menu.tsx'
import { buildMoveGroup, MovableTaskCard } from '../../../parts/drag/movable-task-card.tsx'
import type { MoveTask } from '../../../parts/drag/use-task-drops.ts'
import { computeStage, type TaskSnapshot } from '../../../parts/task.ts'
import type { StageColumn } from './stage-board.ts'

export type ProjectTaskActions = {
  onOpen: (task: TaskSnapshot) => void
  /** Finishes the task, or opens it again. */
  onToggleDone: (task: TaskSnapshot) => void
  onDuplicate: (task: TaskSnapshot) => void
  onDelete: (task: TaskSnapshot) => void
}

export type StageProps = ProjectTaskActions & {
  column: StageColumn
  columns: readonly StageColumn[]
  moveTask: MoveTask
}

/** A task of a project in the list of its stage. */
export function ProjectTaskCard(props: StageProps & { task: TaskSnapshot }) {
  const { task, column, columns, moveTask, ...actions } = props
  const open = () => actions.onOpen(task)
  const toggleDone = () => actions.onToggleDone(task)
  const finishOrReopen =
    computeStage(task) === 'done'
      ? { label: 'Reabrir', icon: <LuRotateCcw />, onSelect: toggleDone }
      : { label: 'Concluir', icon: <LuCircleCheck />, onSelect: toggleDone }
  return (
    <MovableTaskCard
      task={task}
      column={column}
      columns={columns}
      moveTask={moveTask}
      onOpen={open}
      menu={
        <ActionMenu
          label={`Ações da tarefa ${task.name}`}
          groups={[
            {
              actions: [
                { label: 'Abrir', icon: <LuPanelTopOpen />, onSelect: open },
                finishOrReopen,
                { label: 'Duplicar', icon: <LuCopy />, onSelect: () => actions.onDuplicate(task) },
              ],
            },
            buildMoveGroup(task.id, column, columns, moveTask),
            {
              actions: [
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
      }
    />
  )
}
