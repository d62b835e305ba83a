import { type ReactNode, useState } from 'react'
import { LuCircleCheck, LuCopy, LuRotateCcw, LuTrash2 } from 'react-icons/lu'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { focusTitle } from '../../../parts/focus-title.ts'
import { computeStage, type TaskSnapshot } from '../../../parts/task.ts'
import { TaskDialog } from '../../../parts/task-dialog.tsx'
import { focusTaskTitle } from '../../../parts/tasks/open-button.tsx'
import { TaskSheet } from '../../../parts/tasks/task-sheet.tsx'
import { FloatingUndo, type Removal } from '../../../parts/undo-bar.tsx'
import { addProjectTask, changeProjectTask, removeProjectTask, setTaskDone } from '../details-store.ts'
import type { TabProps } from '../portfolio.ts'
import type { ProjectTaskActions } from './project-task-card.tsx'
import { createStageBoard, groupByStage } from './stage-board.ts'

type ProjectTasks = {
  actions: ProjectTaskActions
  openNew: () => void
  /** The open dialog, and the bar that undoes a removal. */
  dialogs: ReactNode
}

/** The actions on the tasks of a project, with their dialogs. */
export function useProjectTasks({ project, details }: TabProps): ProjectTasks {
  const [dialog, setDialog] = useState<ProjectTaskDialogState>()
  const [removal, setRemoval] = useState<Removal>()
  const close = () => setDialog(undefined)
  const actions: ProjectTaskActions = {
    onOpen: (task) => setDialog({ kind: 'task', id: task.id }),
    onToggleDone(task) {
      const isDone = computeStage(task) === 'done'
      setTaskDone(project.id, task.id, !isDone)
      announce(isDone ? `“${task.name}” reaberta` : `“${task.name}” concluída`)
      // The card is a new element in the list of another stage.
      if (!dialog) focusTaskTitle(task.id)
    },
    onDuplicate({ id: _, comments: __, files: ___, ...task }) {
      addProjectTask(project.id, { ...task, name: `${task.name} (cópia)` })
      close()
      notify.success('Add Successfully')
    },
    onDelete(task) {
      setRemoval({ text: `“${task.name}” excluída.`, undo: removeProjectTask(project.id, task) })
      close()
      notify.success('Delete Successfully')
      focusTitle()
    },
  }

  return {
    actions,
    openNew: () => setDialog({ kind: 'new' }),
    dialogs: (
      <>
        <FloatingUndo removal={removal} onClose={() => setRemoval(undefined)} />
        <ProjectTaskDialogs
          dialog={dialog}
          projectId={project.id}
          tasks={details.tasks}
          onClose={close}
          {...actions}
        />
      </>
    ),
  }
}

type ProjectTaskDialogState = { kind: 'new' } | { kind: 'task'; id: string }

type ProjectTaskDialogsProps = Pick<ProjectTaskActions, 'onToggleDone' | 'onDuplicate' | 'onDelete'> & {
  dialog: ProjectTaskDialogState | undefined
  projectId: string
  tasks: readonly TaskSnapshot[]
  onClose: () => void
}

/** The dialogs of the tasks: the form of a new one, and a task with all its parts. */
function ProjectTaskDialogs({ dialog, projectId, tasks, onClose, ...actions }: ProjectTaskDialogsProps) {
  const task = dialog?.kind === 'task' ? tasks.find(({ id }) => id === dialog.id) : undefined
  const isDone = task !== undefined && computeStage(task) === 'done'
  return (
    <>
      <Presence>
        {dialog?.kind === 'new' && (
          <TaskDialog
            title="Nova tarefa"
            onClose={onClose}
            onSubmit={(draft) => addProjectTask(projectId, draft)}
          />
        )}
      </Presence>
      <Presence>
        {task && (
          <TaskSheet
            task={task}
            onChange={(act) => changeProjectTask(projectId, task.id, act)}
            onClose={onClose}
            place={{
              label: 'Etapa',
              columnId: computeStage(task),
              columns: groupByStage(tasks),
              onMove: (stage) => createStageBoard(projectId).moveTask(task.id, stage, null),
            }}
            actions={[
              {
                label: isDone ? 'Reabrir' : 'Concluir',
                icon: isDone ? <LuRotateCcw /> : <LuCircleCheck />,
                palette: 'primary',
                onClick: () => actions.onToggleDone(task),
              },
              { label: 'Duplicar', icon: <LuCopy />, onClick: () => actions.onDuplicate(task) },
              {
                label: 'Excluir',
                icon: <LuTrash2 />,
                palette: 'danger',
                onClick: () => actions.onDelete(task),
              },
            ]}
          />
        )}
      </Presence>
    </>
  )
}
