import { LuCircleCheck, LuListTodo, LuStar, LuTrash2 } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { type FilterGroup, FilterList } from '../../parts/filter-list.tsx'
import { categories, paletteOf } from './categories.ts'
import { setTodoFilter, type TodoFilter, todoState, todosIn, todoView } from './store.ts'

const groups: FilterGroup<TodoFilter>[] = [
  {
    label: 'Situação',
    choices: [
      { value: 'all', label: 'Todas', icon: <LuListTodo aria-hidden="true" /> },
      { value: 'fav', label: 'Favoritas', icon: <LuStar aria-hidden="true" /> },
      { value: 'done', label: 'Concluídas', icon: <LuCircleCheck aria-hidden="true" /> },
      { value: 'trash', label: 'Lixeira', icon: <LuTrash2 aria-hidden="true" /> },
    ],
  },
  {
    label: 'Categorias',
    choices: categories.map(({ value, label }) => ({
      value: `category:${value}`,
      label,
      palette: paletteOf(value),
    })),
  },
]

/** The filters of the tasks, with how many each has. */
export function TodoFilters({ onChosen }: { onChosen: () => void }) {
  const { todos } = useSnapshot(todoState)
  const { filter } = useSnapshot(todoView)
  return (
    <FilterList
      groups={groups}
      value={filter}
      countOf={(value) => todosIn(todos, value).length}
      counted="tarefas"
      onChange={(value) => {
        setTodoFilter(value)
        onChosen()
      }}
    />
  )
}

/** What a filter is called. */
export const filterLabel = (filter: TodoFilter) =>
  groups.flatMap(({ choices }) => choices).find(({ value }) => value === filter)?.label ?? ''
