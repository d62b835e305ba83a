import { Box, Grid } from '@chakra-ui/react'
import { useMemo } from 'react'
import { notify } from '@/ui/feedback/notify.ts'
import { TextField } from '@/ui/forms/field.tsx'
import { ChoiceChips } from '../../parts/choice-chips.tsx'
import { colleagues } from '../../parts/colleagues.ts'
import { DateField } from '../../parts/date-field.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { Portrait } from '../../parts/portrait.tsx'
import { SelectField } from '../../parts/select-field.tsx'
import { TextAreaField } from '../../parts/text-area-field.tsx'
import { TimeField } from '../../parts/time-field.tsx'
import { useDraft } from '../../parts/use-draft.ts'
import { categories, findPalette } from './categories.ts'
import { StepFields } from './step-fields.tsx'
import { addTodo, editTodo, type TodoSnapshot } from './store.ts'
import { repeats } from './todo.ts'
import { type TodoForm, toDraft, toForm, validateTodo } from './todo-draft.ts'

type TodoDialogProps = {
  /** The task to edit; a new one if missing. */
  todo?: TodoSnapshot | undefined
  /** The due day of a new task. */
  due?: string | undefined
  onClose: () => void
}

const repeatChoices = [
  { value: '', label: 'Não se repete' },
  ...Object.entries(repeats).map(([value, label]) => ({ value, label })),
]

export function TodoDialog({ todo, due, onClose }: TodoDialogProps) {
  const initial = useMemo(() => ({ ...toForm(todo), ...(due ? { due } : {}) }), [todo, due])
  const { draft, set, problems, form } = useDraft<TodoForm>({
    initial,
    validate: validateTodo,
    onSubmit(values) {
      if (todo) editTodo(todo.id, toDraft(values))
      else addTodo(toDraft(values))
      void notify.success(todo ? 'Edit Successfully' : 'Add Successfully')
      onClose()
    },
  })
  return (
    <FormDialog
      title={todo ? 'Editar tarefa' : 'Nova tarefa'}
      submit={todo ? 'Salvar' : 'Adicionar'}
      form={form}
      onClose={onClose}
    >
      <TextField
        label="Título"
        name="title"
        value={draft.title}
        aria-required
        error={problems.title}
        placeholder="O que precisa ser feito?"
        onChange={({ target }) => set({ title: target.value })}
      />
      <Grid templateColumns={{ base: 'minmax(0, 1fr) 7.5rem', sm: 'minmax(0, 1fr) 7.5rem 11rem' }} gap="3">
        <DateField
          label="Prazo"
          name="due"
          value={draft.due}
          error={problems.due}
          onValueChange={(day) => set({ due: day })}
        />
        <TimeField
          label="Hora"
          name="time"
          value={draft.time}
          onChange={({ target }) => set({ time: target.value })}
        />
        <Box gridColumn={{ base: '1 / -1', sm: 'auto' }}>
          <SelectField
            label="Repetição"
            value={draft.repeat}
            choices={repeatChoices}
            onChange={(repeat) => set({ repeat: repeat as TodoForm['repeat'] })}
          />
        </Box>
      </Grid>
      <ChoiceChips
        label="Responsáveis"
        options={colleagues}
        chosen={draft.assigneeValues}
        onChange={(assigneeValues) => set({ assigneeValues })}
        renderMark={({ image, label }) => (
          <Box ms="-2">
            <Portrait image={image} name={label} size="6" />
          </Box>
        )}
      />
      <ChoiceChips
        label="Categorias"
        options={categories}
        chosen={draft.categoryValues}
        onChange={(categoryValues) => set({ categoryValues })}
        renderMark={({ value }) => (
          <Box aria-hidden="true" boxSize="2" borderRadius="full" bg={`${findPalette(value)}.solid`} />
        )}
      />
      <StepFields steps={draft.steps} onChange={(steps) => set({ steps })} />
      <TextAreaField
        label="Notas"
        name="notes"
        maxLength={2000}
        value={draft.notes}
        onChange={({ target }) => set({ notes: target.value })}
      />
    </FormDialog>
  )
}
