import { chakra, Flex, IconButton } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { LuPlus, LuX } from 'react-icons/lu'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import { Input } from '@/ui/forms/field.tsx'
import type { Step } from './todo.ts'

type StepFieldsProps = { steps: readonly Step[]; onChange: (steps: Step[]) => void }

const maxLength = 200

/** The subtasks of a task: to check, rename, remove and add. Enter adds one instead of sending the form. */
export function StepFields({ steps, onChange }: StepFieldsProps) {
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
