import { LuCircleCheck, LuListTodo, LuStar, LuTrash2 } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { type FilterGroup, FilterList } from '../../parts/filter-list.tsx'
import { categories, findPalette } from './categories.ts'
import { filterTodos, setTodoFilter, type TodoFilter, todoState, todoView } from './store.ts'

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
      palette: findPalette(value),
    })),
  },
]

/** The filters with their numbers of tasks. */
export function TodoFilters({ onChosen }: { onChosen: () => void }) {
  const { todos } = useSnapshot(todoState)
  const { filter } = useSnapshot(todoView)
  return (
    <FilterList
      groups={groups}
      value={filter}
      getCount={(value) => filterTodos(todos, value).length}
      countLabel="tarefas"
      onChange={(value) => {
        setTodoFilter(value)
        onChosen()
      }}
    />
  )
}

export const filterLabel = (filter: TodoFilter) =>
  groups.flatMap(({ choices }) => choices).find(({ value }) => value === filter)?.label ?? ''
