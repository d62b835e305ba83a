import { Box, chakra, Flex, IconButton } from '@chakra-ui/react'
import { useMemo, useRef, useState } from 'react'
import { LuPlus, LuX } from 'react-icons/lu'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import { Input } from '@/ui/forms/field.tsx'
import { colleagues } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { type FormSpec, SpecDialog } from '../../parts/spec-form.tsx'
import { categories, findPalette } from './categories.ts'
import { addTodo, editTodo, type TodoSnapshot } from './store.ts'
import { repeats, type Step } from './todo.ts'
import { maxTitle, type TodoForm, toDraft, toForm } from './todo-draft.ts'

type TodoDialogProps = {
  /** The task to edit; a new one if missing. */
  todo?: TodoSnapshot | undefined
  /** The due day of a new task. */
  due?: string | undefined
  onClose: () => void
}

const repeatOptions = [
  { value: '', label: 'Não se repete' },
  ...Object.entries(repeats).map(([value, label]) => ({ value, label })),
]

const isDay = (due: string) => /^\d{4}-\d{2}-\d{2}$/.test(due) && !Number.isNaN(Date.parse(due))

/** The fields of a task. */
export const todoSpec: FormSpec<TodoForm> = [
  {
    name: 'title',
    label: 'Título',
    input: { 'aria-required': true, placeholder: 'O que precisa ser feito?' },
    check: (title) =>
      title.trim()
        ? title.trim().length > maxTitle && `Use até ${maxTitle} caracteres`
        : 'Informe o título da tarefa',
  },
  {
    columns: { base: 'minmax(0, 1fr) 7.5rem', sm: 'minmax(0, 1fr) 7.5rem 11rem' },
    gap: '3',
    row: [
      {
        name: 'due',
        label: 'Prazo',
        kind: 'date',
        check: (due, { time, repeat }) =>
          due ? !isDay(due) && 'Informe uma data válida' : (time || repeat) && 'Informe o prazo',
      },
      { name: 'time', label: 'Hora', kind: 'time' },
      {
        name: 'repeat',
        label: 'Repetição',
        kind: 'select',
        options: repeatOptions,
        place: { gridColumn: { base: '1 / -1', sm: 'auto' } },
      },
    ],
  },
  {
    name: 'image',
    label: 'Responsáveis',
    kind: 'chips',
    options: colleagues,
    renderMark: ({ value, label }) => (
      <Box ms="-2">
        <Portrait image={value} name={label} size="6" />
      </Box>
    ),
  },
  {
    name: 'category',
    label: 'Categorias',
    kind: 'chips',
    options: categories,
    renderMark: ({ value }) => (
      <Box aria-hidden="true" boxSize="2" borderRadius="full" bg={`${findPalette(value)}.solid`} />
    ),
  },
  ({ draft, set }) => <StepFields steps={draft.steps} onChange={(steps) => set({ steps })} />,
  { name: 'notes', label: 'Notas', kind: 'area', input: { maxLength: 2000 } },
]

export function TodoDialog({ todo, due, onClose }: TodoDialogProps) {
  const initial = useMemo(() => ({ ...toForm(todo), ...(due ? { due } : {}) }), [todo, due])

  function save(values: TodoForm) {
    if (todo) editTodo(todo.id, toDraft(values))
    else addTodo(toDraft(values))
  }

  return (
    <SpecDialog
      title={todo ? 'Editar tarefa' : 'Nova tarefa'}
      isNew={!todo}
      spec={todoSpec}
      initial={initial}
      onSubmit={save}
      onClose={onClose}
    />
  )
}

type StepFieldsProps = { steps: readonly Step[]; onChange: (steps: Step[]) => void }

const maxLength = 200

/** The subtasks of a task: to check, rename, remove and add. Enter adds one instead of sending the form. */
function StepFields({ steps, onChange }: StepFieldsProps) {
  const [title, setTitle] = useState('')
  const newField = useRef<HTMLInputElement>(null)

  const change = (id: string, changes: Partial<Step>) =>
    onChange(steps.map((step) => (step.id === id ? { ...step, ...changes } : step)))

  function add() {
    if (title.trim()) onChange([...steps, { id: crypto.randomUUID(), title: title.trim(), isDone: false }])
    setTitle('')
    newField.current?.focus()
  }

  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="500" mb="1.5">
        Subtarefas
      </chakra.legend>
      <Flex direction="column" gap="2">
        {steps.map((step, index) => (
          <Flex key={step.id} align="center" gap="2">
            <Checkbox
              aria-label={`Subtarefa ${index + 1} concluída`}
              checked={step.isDone}
              onChange={() => change(step.id, { isDone: !step.isDone })}
            />
            <Input
              aria-label={`Subtarefa ${index + 1}`}
              size="sm"
              maxLength={maxLength}
              value={step.title}
              onChange={({ target }) => change(step.id, { title: target.value })}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
            <IconButton
              aria-label={`Excluir subtarefa ${index + 1}`}
              size="sm"
              variant="ghost"
              onClick={() => {
                onChange(steps.filter(({ id }) => id !== step.id))
                newField.current?.focus()
              }}
            >
              <LuX />
            </IconButton>
          </Flex>
        ))}
        <Flex align="center" gap="2">
          <Input
            ref={newField}
            aria-label="Nova subtarefa"
            placeholder="Nova subtarefa"
            size="sm"
            maxLength={maxLength}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
          />
          <IconButton aria-label="Incluir subtarefa" size="sm" variant="outline" onClick={add}>
            <LuPlus />
          </IconButton>
        </Flex>
      </Flex>
    </chakra.fieldset>
  )
}
