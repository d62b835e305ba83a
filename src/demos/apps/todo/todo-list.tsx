import { Button } from '@chakra-ui/react'
import { LuListTodo } from 'react-icons/lu'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { EmptyTrash } from '../../parts/empty-trash.tsx'
import { ItemList } from '../../parts/item-list.tsx'
import { NoResults } from '../../parts/no-results.tsx'
import { setTodoSearch, type TodoFilter, type TodoSnapshot } from './store.ts'
import { filterLabel } from './todo-filters.tsx'
import { TodoRow } from './todo-row.tsx'

type TodoListProps = {
  todos: TodoSnapshot[]
  filter: TodoFilter
  search: string
  onEdit: (todo: TodoSnapshot) => void
  onAdd: () => void
}

export function TodoList({ todos, filter, search, onEdit, onAdd }: TodoListProps) {
  return (
    <ItemList
      label={`Tarefas: ${filterLabel(filter)}`}
      listKey={`${filter} ${search}`}
      empty={<NoItems filter={filter} search={search} onAdd={onAdd} />}
    >
      {todos.map((todo) => (
        <TodoRow key={todo.id} todo={todo} onEdit={() => onEdit(todo)} />
      ))}
    </ItemList>
  )
}

function NoItems({ filter, search, onAdd }: Pick<TodoListProps, 'filter' | 'search' | 'onAdd'>) {
  if (search) return <NoResults search={search} onClear={() => setTodoSearch('')} />
  if (filter === 'trash') return <EmptyTrash />
  return (
    <EmptyState
      icon={<LuListTodo />}
      title="Nenhuma tarefa aqui"
      action={<Button onClick={onAdd}>Criar tarefa</Button>}
    />
  )
}
