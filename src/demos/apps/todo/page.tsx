import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { LuPlus } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { Presence } from '@/ui/motion/presence.tsx'
import { RouteHeader } from '@/ui/page/route-header.tsx'
import { AppFrame } from '../../parts/app-frame.tsx'
import { ListStatus } from '../../parts/list-status.tsx'
import { searchTodos, setTodoSearch, type TodoSnapshot, todoState, todoView } from './store.ts'
import { TodoDialog } from './todo-dialog.tsx'
import { filterLabel, TodoFilters } from './todo-filters.tsx'
import { TodoList } from './todo-list.tsx'

/** To-dos, stored in this browser. */
export default function TodoPage() {
  const { todos } = useSnapshot(todoState)
  const { filter, search } = useSnapshot(todoView)
  const [isSideOpen, setSideOpen] = useState(false)
  const [dialog, setDialog] = useState<{ todo?: TodoSnapshot }>()
  const shown = searchTodos(todos, filter, search)
  const add = () => setDialog({})
  return (
    <>
      <RouteHeader
        actions={
          <Button size="md" onClick={add}>
            <LuPlus aria-hidden="true" />
            Nova tarefa
          </Button>
        }
      />
      <AppFrame
        sideTitle="Filtros"
        side={<TodoFilters onChosen={() => setSideOpen(false)} />}
        isSideOpen={isSideOpen}
        onSideToggle={() => setSideOpen(!isSideOpen)}
        toolbar={
          <>
            <SearchField
              label="Buscar tarefas"
              value={search}
              onChange={setTodoSearch}
              flex="1 1 10rem"
              minW="0"
            />
            <ListStatus>
              {filterLabel(filter)}: {formatCounted(shown.length, 'tarefa', 'tarefas')}
            </ListStatus>
          </>
        }
      >
        <TodoList
          todos={shown}
          filter={filter}
          search={search}
          onAdd={add}
          onEdit={(todo) => setDialog({ todo })}
        />
      </AppFrame>
      <Presence>{dialog && <TodoDialog todo={dialog.todo} onClose={() => setDialog(undefined)} />}</Presence>
    </>
  )
}
