import { SelectField } from './select-field.tsx'
import { checkSpec, type FormSpec, SpecDialog } from './spec-form.tsx'
import type { TaskDraft } from './task.ts'
import { AssigneeField, ProgressField } from './task-fields.tsx'
import { categories, createBlankTask } from './task-options.ts'

type TaskDialogProps = {
  title: string
  /** The task to edit; without one the dialog adds a task. */
  task?: TaskDraft | undefined
  /** True if the progress follows from parts of the task, so that the form does not offer it. */
  isProgressComputed?: boolean
  onSubmit: (draft: TaskDraft) => void
  onClose: () => void
}

const buildSpec = (isProgressComputed: boolean): FormSpec<TaskDraft> => [
  { name: 'name', label: 'Nome', required: 'Informe um nome.', input: { maxLength: 120 } },
  { name: 'des', label: 'Descrição', kind: 'area' },
  {
    row: [
      { name: 'startDate', label: 'Início', kind: 'date', required: 'Informe o início.' },
      {
        name: 'endDate',
        label: 'Término',
        kind: 'date',
        required: 'Informe o término.',
        check: (end, { startDate }) => end < startDate && 'O término não pode vir antes do início.',
      },
      ({ draft, set }) => (
        <SelectField
          label="Categoria"
          value={draft.category.value}
          choices={categories}
          onChange={(value) =>
            set({ category: categories.find((category) => category.value === value) ?? draft.category })
          }
        />
      ),
      ({ draft, set }) =>
        !isProgressComputed && (
          <ProgressField value={draft.progress} onChange={(progress) => set({ progress })} />
        ),
    ],
  },
  ({ draft, set }) => <AssigneeField value={draft.assignee} onChange={(assignee) => set({ assignee })} />,
]

/** Returns the errors by field; empty for a valid draft. */
export const validateTask = (draft: TaskDraft) => checkSpec(buildSpec(false), draft)

/** The form of a project or a task, to add or edit it. */
export const TaskDialog = ({ task, isProgressComputed = false, ...dialog }: TaskDialogProps) => (
  <SpecDialog
    {...dialog}
    isNew={!task}
    spec={buildSpec(isProgressComputed)}
    initial={() => task ?? createBlankTask()}
    width="560px"
    gap="4"
  />
)
