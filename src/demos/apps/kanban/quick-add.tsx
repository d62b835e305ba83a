import { chakra, Flex, IconButton } from '@chakra-ui/react'
import { useState } from 'react'
import { LuPlus } from 'react-icons/lu'
import { notify } from '@/ui/feedback/notify.ts'
import { Input } from '@/ui/forms/field.tsx'
import { createBlankTask } from '../../parts/tasks/blank-task.ts'
import { addTask } from './store.ts'

type QuickAddProps = {
  columnId: string
  columnName: string
  /** Opens the full form. */
  onAddTask: () => void
  onAdded: (id: string) => void
}

/** A field that adds a task to a column, and a button that opens the full form. */
export function QuickAdd({ columnId, columnName, onAddTask, onAdded }: QuickAddProps) {
  const [name, setName] = useState('')

  function submit(event: React.FormEvent) {
    event.preventDefault()
    if (!name.trim()) return
    onAdded(addTask(columnId, { ...createBlankTask(), name: name.trim() }))
    setName('')
    notify.success('Add Successfully')
  }

  return (
    <chakra.form p="3" onSubmit={submit} autoComplete="off">
      <Flex gap="1">
        <Input
          size="sm"
          flex="1"
          minW="0"
          bg="bg.panel"
          aria-label={`Título da nova tarefa em ${columnName}`}
          placeholder="Nova tarefa e Enter"
          maxLength={120}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && setName('')}
        />
        <IconButton
          variant="ghost"
          size="sm"
          aria-label={`Adicionar tarefa em ${columnName}`}
          title="Adicionar com todos os campos"
          onClick={onAddTask}
        >
          <LuPlus />
        </IconButton>
      </Flex>
    </chakra.form>
  )
}
