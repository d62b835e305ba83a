import { chakra } from '@chakra-ui/react'
import { LuCircleCheck, LuCopy, LuPanelTopOpen, LuRotateCcw, LuTrash2 } from 'react-icons/lu'
import { ActionMenu } from '../../../parts/action-menu.tsx'
import type { TaskSnapshot } from '../../../parts/task.ts'
import { OpenButton } from '../../../parts/tasks/open-button.tsx'
import { TaskFace } from '../../../parts/tasks/task-face.tsx'
import { computeStage } from '../../../parts/tasks/task-state.ts'
export type ProjectTaskActions = {
  onOpen: (task: TaskSnapshot) => void
  /** Finishes the task, or opens it again. */
  onToggleDone: (task: TaskSnapshot) => void
  onDuplicate: (task: TaskSnapshot) => void
  onDelete: (task: TaskSnapshot) => void
}

export function ProjectTaskCard({ task, ...actions }: ProjectTaskActions & { task: TaskSnapshot }) {
  const isDone = computeStage(task) === 'done'

  const toggleDone = () => actions.onToggleDone(task)
  return (
    <chakra.li
      data-task={task.id}
      p="3.5"
      minW="0"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="control"
      boxShadow="panel"
    >
      <TaskFace
        task={task}
        title={<OpenButton name={task.name} onOpen={() => actions.onOpen(task)} />}
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
