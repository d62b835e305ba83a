import { Button } from '@chakra-ui/react'
import { LuCalendarCheck, LuCalendarX2, LuListTodo } from 'react-icons/lu'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { EmptyTrash, ItemList, NoResults } from '../../parts/item-list.tsx'
import type { TodoFilter, TodoSnapshot } from './filters.ts'
import { setTodoSearch } from './store.ts'
import { moveAndOfferUndo } from './todo-actions.ts'
import { filterLabel } from './todo-filters.tsx'
import { TodoRow } from './todo-row.tsx'

export type TodoListProps = {
  todos: TodoSnapshot[]
  filter: TodoFilter
  search: string
  /** The order is the user's, so that rows can be moved. */
  isManual: boolean
  now: Date
  today: string
  onEdit: (todo: TodoSnapshot) => void
  onAdd: () => void
}

export function TodoList(props: TodoListProps) {
  const { todos, filter, search, isManual, now, today, onEdit } = props
  const drop = (target: TodoSnapshot) => (draggedId: string, isAfter: boolean) => {
    const dragged = todos.find(({ id }) => id === draggedId)
    const index = todos.findIndex(({ id }) => id === target.id)
    if (dragged) moveAndOfferUndo(dragged, todos, isAfter ? findNextId(todos, index, draggedId) : target.id)
  }
  return (
    <ItemList
      label={`Tarefas: ${filterLabel(filter)}`}
      listKey={`${filter} ${search}`}
      empty={<NoItems {...props} />}
    >
      {todos.map((todo) => (
        <TodoRow
          key={todo.id}
          todo={todo}
          siblings={isManual ? todos : undefined}
          now={now}
          today={today}
          onEdit={() => onEdit(todo)}
          onDropped={drop(todo)}
        />
      ))}
    </ItemList>
  )
}

/** Returns the id after a position, without the task that moves away. */
export const findNextId = (todos: readonly TodoSnapshot[], index: number, draggedId: string): string | null =>
  todos.slice(index + 1).find(({ id }) => id !== draggedId)?.id ?? null

function NoItems({ filter, search, onAdd }: Pick<TodoListProps, 'filter' | 'search' | 'onAdd'>) {
  if (search) return <NoResults search={search} onClear={() => setTodoSearch('')} />
  if (filter === 'trash') return <EmptyTrash />
  if (filter === 'done')
    return (
      <EmptyState
        icon={<LuCalendarCheck />}
        title="Nada concluído ainda"
        detail="As tarefas que você marcar ficam aqui, com o dia em que terminaram."
      />
    )
  if (filter === 'undated')
    return (
      <EmptyState
        icon={<LuCalendarX2 />}
        title="Todas as tarefas têm prazo"
        detail="Uma tarefa sem data aparece aqui até você marcar um dia."
      />
    )
  return (
    <EmptyState
      icon={<LuListTodo />}
      title="Nenhuma tarefa aqui"
      detail="Escreva na linha acima, por exemplo “Ligar para a gráfica amanhã às 14h”."
      action={<Button onClick={onAdd}>Criar tarefa</Button>}
    />
  )
}
