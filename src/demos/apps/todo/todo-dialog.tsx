import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { notify } from '@/ui/feedback/notify.ts'
import { createCheck } from '@/ui/forms/check.ts'
import { TextField } from '@/ui/forms/text-field.tsx'
import { useValidatedForm } from '@/ui/forms/use-validated-form.ts'
import { ChoiceChips } from '../../parts/choice-chips.tsx'
import { copyOptions, listValues } from '../../parts/chosen-options.ts'
import { colleagues } from '../../parts/colleagues.ts'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { Portrait } from '../../parts/portrait.tsx'
import { categories, findPalette } from './categories.ts'
import { addTodo, editTodo, type TodoSnapshot } from './store.ts'

const loadCheck = async () => createCheck((await import('./todo-fields.ts')).todoFields)

type TodoDialogProps = {
  /** The task to edit; a new one if missing. */
  todo?: TodoSnapshot | undefined
  onClose: () => void
}

export function TodoDialog({ todo, onClose }: TodoDialogProps) {
  const [assigneeValues, setAssigneeValues] = useState(() => listValues(todo?.image))
  const [categoryValues, setCategoryValues] = useState(() => listValues(todo?.category))
  const { errors, form } = useValidatedForm(loadCheck, ({ title }) => {
    const draft = {
      title,
      image: copyOptions(colleagues, assigneeValues),
      category: copyOptions(categories, categoryValues),
    }
    if (todo) editTodo(todo.id, draft)
    else addTodo(draft)
    void notify.success(todo ? 'Edit Successfully' : 'Add Successfully')
    onClose()
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
        defaultValue={todo?.title}
        aria-required
        error={errors.title}
        placeholder="O que precisa ser feito?"
      />
      <ChoiceChips
        label="Responsáveis"
        options={colleagues}
        chosen={assigneeValues}
        onChange={setAssigneeValues}
        renderMark={({ image, label }) => (
          <Box ms="-2">
            <Portrait image={image} name={label} size="6" />
          </Box>
        )}
      />
      <ChoiceChips
        label="Categorias"
        options={categories}
        chosen={categoryValues}
        onChange={setCategoryValues}
        renderMark={({ value }) => (
          <Box aria-hidden="true" boxSize="2" borderRadius="full" bg={`${findPalette(value)}.solid`} />
        )}
      />
    </FormDialog>
  )
}
