import { LuCircleCheck, LuCopy, LuRotateCcw, LuTrash2 } from 'react-icons/lu'
import { notify } from '@/ui/feedback/notify.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { SelectField } from '../../../parts/select-field.tsx'
import type { TaskSnapshot } from '../../../parts/task.ts'
import { TaskDialog } from '../../../parts/task-dialog.tsx'
import { focusTaskTitle } from '../../../parts/tasks/focus-task.ts'
import { SheetAction } from '../../../parts/tasks/sheet-action.tsx'
import { TaskSheet } from '../../../parts/tasks/task-sheet.tsx'
import { computeStage } from '../../../parts/tasks/task-state.ts'
import { addProjectTask, changeProjectTask } from '../details-store.ts'
import type { ProjectTaskActions } from './project-task-card.tsx'
import { createStageBoard, groupByStage } from './stage-board.ts'

export type ProjectTaskDialogState = { kind: 'new' } | { kind: 'task'; id: string }

type ProjectTaskDialogsProps = Pick<ProjectTaskActions, 'onToggleDone' | 'onDuplicate' | 'onDelete'> & {
  dialog: ProjectTaskDialogState | undefined
  projectId: string
  tasks: readonly TaskSnapshot[]
  onClose: () => void
}

/** The dialogs of the tasks: the form of a new one, and a task with all its parts. */
export function ProjectTaskDialogs({
  dialog,
  projectId,
  tasks,
  onClose,
  ...actions
}: ProjectTaskDialogsProps) {
  const task = dialog?.kind === 'task' ? tasks.find(({ id }) => id === dialog.id) : undefined
  const isDone = task !== undefined && computeStage(task) === 'done'
  return (
    <>
      <Presence>
        {dialog?.kind === 'new' && (
          <TaskDialog
            title="Nova tarefa"
            submit="Adicionar"
            onClose={onClose}
            onSubmit={(draft) => {
              addProjectTask(projectId, draft)
              onClose()
              notify.success('Add Successfully')
            }}
          />
        )}
      </Presence>
      <Presence>
        {task && (
          <TaskSheet
            task={task}
            onChange={(act) => changeProjectTask(projectId, task.id, act)}
            // The card may be in another list now.
            onClose={() => {
              onClose()
              focusTaskTitle(task.id)
            }}
            place={
              <SelectField
                label="Etapa"
                value={computeStage(task)}
                choices={groupByStage(tasks).map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(stage) => createStageBoard(projectId).moveTask(task.id, stage, null)}
              />
            }
            actions={
              <>
                <SheetAction
                  label={isDone ? 'Reabrir' : 'Concluir'}
                  icon={isDone ? <LuRotateCcw aria-hidden="true" /> : <LuCircleCheck aria-hidden="true" />}
                  palette="primary"
                  onClick={() => actions.onToggleDone(task)}
                />
                <SheetAction
                  label="Duplicar"
                  icon={<LuCopy aria-hidden="true" />}
                  onClick={() => actions.onDuplicate(task)}
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
        )}
      </Presence>
    </>
  )
}
