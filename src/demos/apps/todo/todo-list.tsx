import { Button } from '@chakra-ui/react'
import { LuListTodo, LuTrash2 } from 'react-icons/lu'
import { EmptyState } from '@/ui/empty-state.tsx'
import { ItemList } from '../../parts/item-list.tsx'
import { NothingFound } from '../../parts/nothing-found.tsx'
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
  return (
    <ItemList
      label={`Tarefas: ${filterLabel(filter)}`}
      empty={<Nothing filter={filter} search={search} onAdd={onAdd} />}
    >
      {todos.map((todo) => (
        <TodoRow key={todo.id} todo={todo} onEdit={() => onEdit(todo)} />
      ))}
    </ItemList>
  )
}

function Nothing({ filter, search, onAdd }: Pick<TodoListProps, 'filter' | 'search' | 'onAdd'>) {
  if (search) return <NothingFound search={search} onClear={() => setTodoSearch('')} />
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
