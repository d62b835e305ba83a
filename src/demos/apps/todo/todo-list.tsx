import { Box, Button, chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { LuListTodo, LuSearchX, LuTrash2 } from 'react-icons/lu'
import { EmptyState } from '@/ui/empty-state.tsx'
import { useKeptFocus } from '../../parts/use-kept-focus.ts'
import { setTodoSearch, type TodoFilter, type TodoView } from './store.ts'
import { filterLabel } from './todo-filters.tsx'
import { TodoRow } from './todo-row.tsx'

type TodoListProps = {
  todos: TodoView[]
  filter: TodoFilter
  search: string
  onEdit: (todo: TodoView) => void
  onAdd: () => void
}

/** The tasks that a filter and a search leave. */
export function TodoList({ todos, filter, search, onEdit, onAdd }: TodoListProps) {
  const frame = useRef<HTMLDivElement>(null)
  useKeptFocus(frame)
  return (
    <Box
      ref={frame}
      tabIndex={-1}
      role="region"
      aria-label={`Tarefas: ${filterLabel(filter)}`}
      outline="none"
    >
      {todos.length > 0 ? (
        <chakra.ul listStyleType="none">
          {todos.map((todo) => (
            <TodoRow key={todo.id} todo={todo} onEdit={() => onEdit(todo)} />
          ))}
        </chakra.ul>
      ) : (
        <Nothing filter={filter} search={search} onAdd={onAdd} />
      )}
    </Box>
  )
}

function Nothing({ filter, search, onAdd }: Pick<TodoListProps, 'filter' | 'search' | 'onAdd'>) {
  if (search)
    return (
      <EmptyState
        icon={<LuSearchX />}
        title={`Nada encontrado para “${search}”`}
        action={
          <Button variant="outline" colorPalette="neutral" onClick={() => setTodoSearch('')}>
            Limpar busca
          </Button>
        }
      />
    )
  if (filter === 'trash')
    return (
      <EmptyState
        icon={<LuTrash2 />}
        title="A lixeira está vazia"
        detail="O que você excluir fica aqui até ser restaurado ou excluído de vez."
      />
    )
  return (
    <EmptyState
      icon={<LuListTodo />}
      title="Nenhuma tarefa aqui"
      action={<Button onClick={onAdd}>Criar tarefa</Button>}
    />
  )
}
