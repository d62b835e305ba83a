import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { LuCircleCheck, LuCopy, LuPanelTopOpen, LuRotateCcw, LuTrash2 } from 'react-icons/lu'
import { useRowMotion } from '@/ui/motion/motion-rows.tsx'
import { ActionMenu } from '../../../parts/action-menu.tsx'
import type { TaskSnapshot } from '../../../parts/task.ts'
import { DropLine } from '../../../parts/tasks/drag/drop-line.tsx'
import { buildMoveGroup } from '../../../parts/tasks/drag/move-actions.tsx'
import { moveShortcuts, moveTaskByKey } from '../../../parts/tasks/drag/move-by-key.ts'
import type { MoveTask } from '../../../parts/tasks/drag/positions.ts'
import { useTaskDrag } from '../../../parts/tasks/drag/use-task-drag.ts'
import { OpenButton } from '../../../parts/tasks/open-button.tsx'
import { TaskFace } from '../../../parts/tasks/task-face.tsx'
import { computeStage } from '../../../parts/tasks/task-state.ts'
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

/** A task in the list of its stage. The user moves it by drag, menu or keys. */
export function ProjectTaskCard(props: StageProps & { task: TaskSnapshot }) {
  const { task, column, columns, moveTask, ...actions } = props
  const card = useRef<HTMLLIElement>(null)
  useRowMotion(card)
  const { isDragging, edge } = useTaskDrag(card, task.id, column.id)
  const isDone = computeStage(task) === 'done'
  const toggleDone = () => actions.onToggleDone(task)
  return (
    <chakra.li
      ref={card}
      data-task={task.id}
      position="relative"
      p="3.5"
      minW="0"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="control"
      boxShadow="panel"
      cursor="grab"
      opacity={isDragging ? 0.45 : 1}
      transition="opacity 150ms, border-color 150ms"
      _hover={{ borderColor: 'border.emphasized' }}
    >
      {edge && <DropLine edge={edge} />}
      <TaskFace
        task={task}
        title={
          <OpenButton
            name={task.name}
            shortcuts={moveShortcuts}
            onOpen={() => actions.onOpen(task)}
            onKeyDown={(event) => moveTaskByKey(event, { taskId: task.id, column, columns }, moveTask)}
          />
        }
        menu={
          <ActionMenu
            label={`Ações da tarefa ${task.name}`}
            groups={[
              {
                actions: [
                  { label: 'Abrir', icon: <LuPanelTopOpen />, onSelect: () => actions.onOpen(task) },
                  isDone
                    ? { label: 'Reabrir', icon: <LuRotateCcw />, onSelect: toggleDone }
                    : { label: 'Concluir', icon: <LuCircleCheck />, onSelect: toggleDone },
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
    </chakra.li>
  )
}
