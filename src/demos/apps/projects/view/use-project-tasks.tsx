import { type ReactNode, useState } from 'react'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { focusTitle } from '../../../parts/focus-title.ts'
import { focusTaskTitle } from '../../../parts/tasks/focus-task.ts'
import { computeStage } from '../../../parts/tasks/task-state.ts'
import { FloatingUndo } from '../../../parts/undo-bar.tsx'
import { addProjectTask, removeProjectTask, setTaskDone } from '../details-store.ts'
import type { ProjectTaskActions } from './project-task-card.tsx'
import { type ProjectTaskDialogState, ProjectTaskDialogs } from './project-task-dialogs.tsx'
import type { TabProps } from './tab-props.ts'

type ProjectTasks = {
  actions: ProjectTaskActions
  openNew: () => void
  /** The open dialog, and the bar that undoes a removal. */
  dialogs: ReactNode
}

/** The actions on the tasks of a project, with their dialogs. */
export function useProjectTasks({ project, details }: TabProps): ProjectTasks {
  const [dialog, setDialog] = useState<ProjectTaskDialogState>()
  const [removal, setRemoval] = useState<{ text: string; undo: () => void }>()
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

  function undo() {
    removal?.undo()
    setRemoval(undefined)
    announce('Desfeito')
    focusTitle()
  }

  return {
    actions,
    openNew: () => setDialog({ kind: 'new' }),
    dialogs: (
      <>
        <FloatingUndo text={removal?.text} onUndo={undo} onClose={() => setRemoval(undefined)} />
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
