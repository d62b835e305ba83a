import { chakra } from '@chakra-ui/react'
import { LuCircleCheck, LuCopy, LuPanelTopOpen, LuRotateCcw, LuTrash2 } from 'react-icons/lu'
import { announce } from '@/ui/feedback/announcer.tsx'
import { ActionMenu } from '../../../parts/action-menu.tsx'
import type { TaskSnapshot } from '../../../parts/task.ts'
import { OpenButton } from '../../../parts/tasks/open-button.tsx'
import { TaskFace } from '../../../parts/tasks/task-face.tsx'
import { computeStage } from '../../../parts/tasks/task-state.ts'
import { setTaskDone } from '../details-store.ts'

export type ProjectTaskActions = {
  onOpen: (task: TaskSnapshot) => void
  onDuplicate: (task: TaskSnapshot) => void
  onDelete: (task: TaskSnapshot) => void
}

type ProjectTaskCardProps = ProjectTaskActions & { task: TaskSnapshot; projectId: string }

export function ProjectTaskCard({ task, projectId, ...actions }: ProjectTaskCardProps) {
  const isDone = computeStage(task) === 'done'

  function toggleDone() {
    setTaskDone(projectId, task.id, !isDone)
    announce(isDone ? `“${task.name}” reaberta` : `“${task.name}” concluída`)
    // The card is a new element in the list of another stage.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-task="${CSS.escape(task.id)}"] [data-open]`)?.focus(),
    )
  }

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
