import { chakra, Grid } from '@chakra-ui/react'
import { TextField } from '@/ui/forms/field.tsx'
import { AssigneeField } from './assignee-field.tsx'
import { DateField } from './date-field.tsx'
import { FormButtons } from './form-buttons.tsx'
import { ModalDialog } from './modal-dialog.tsx'
import { ProgressField } from './progress-field.tsx'
import { SelectField } from './select-field.tsx'
import type { TaskDraft } from './task.ts'
import { categories } from './task-options.ts'
import { createBlankTask } from './tasks/blank-task.ts'
import { TextAreaField } from './text-area-field.tsx'
import { useDraft } from './use-draft.ts'
import { validateTask } from './validate-task.ts'

type TaskDialogProps = {
  title: string
  submit: string
  task?: TaskDraft | undefined
  /** True if the progress follows from parts of the task, so that the form does not offer it. */
  isProgressComputed?: boolean
  onSubmit: (draft: TaskDraft) => void
  onClose: () => void
}

/** The form of a project or a task, to add or edit it. */
export function TaskDialog(props: TaskDialogProps) {
  const { title, submit, task, isProgressComputed = false, onSubmit, onClose } = props
  const { draft, set, problems, form } = useDraft({
    initial: () => task ?? createBlankTask(),
    validate: validateTask,
    onSubmit: (draft) => onSubmit({ ...draft, name: draft.name.trim(), des: draft.des.trim() }),
  })

  return (
    <ModalDialog title={title} onClose={onClose}>
      <chakra.form {...form} display="grid" gap="4">
        <TextField
          label="Nome"
          name="name"
          required
          autoComplete="off"
          maxLength={120}
          value={draft.name}
          error={problems.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextAreaField
          label="Descrição"
          value={draft.des}
          onChange={({ target }) => set({ des: target.value })}
        />
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <DateField
            label="Início"
            name="startDate"
            required
            value={draft.startDate}
            error={problems.startDate}
            onValueChange={(startDate) => set({ startDate })}
          />
          <DateField
            label="Término"
            name="endDate"
            required
            value={draft.endDate}
            error={problems.endDate}
            onValueChange={(endDate) => set({ endDate })}
          />
          <SelectField
            label="Categoria"
            value={draft.category.value}
            choices={categories}
            onChange={(value) =>
              set({ category: categories.find((category) => category.value === value) ?? draft.category })
            }
          />
          {!isProgressComputed && (
            <ProgressField value={draft.progress} onChange={(progress) => set({ progress })} />
          )}
        </Grid>
        <AssigneeField value={draft.assignee} onChange={(assignee) => set({ assignee })} />
        <FormButtons submit={submit} onCancel={onClose} />
      </chakra.form>
    </ModalDialog>
  )
}
