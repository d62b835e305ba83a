import { Box } from '@chakra-ui/react'
import { LuCircleCheck, LuListTodo, LuStar, LuTrash2 } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { FilterList } from '../../parts/filter-list.tsx'
import { categories, paletteOf } from './categories.ts'
import { setTodoFilter, type TodoFilter, todoState, todosIn, todoView } from './store.ts'

const fixed = [
  { value: 'all', label: 'Todas', icon: <LuListTodo aria-hidden="true" /> },
  { value: 'fav', label: 'Favoritas', icon: <LuStar aria-hidden="true" /> },
  { value: 'done', label: 'Concluídas', icon: <LuCircleCheck aria-hidden="true" /> },
  { value: 'trash', label: 'Lixeira', icon: <LuTrash2 aria-hidden="true" /> },
] as const

const filed = categories.map(({ value, label }) => ({
  value: `category:${value}` as const,
  label,
  palette: paletteOf(value),
}))

/** The filters of the tasks, with how many each has. */
export function TodoFilters({ onChosen }: { onChosen: () => void }) {
  const { todos } = useSnapshot(todoState)
  const { filter } = useSnapshot(todoView)
  const counted = <T extends { value: TodoFilter }>(choice: T) => ({
    ...choice,
    count: todosIn(todos, choice.value).length,
    counted: 'tarefas',
  })
  const choose = (value: TodoFilter) => {
    setTodoFilter(value)
    onChosen()
  }
  return (
    <Box>
      <FilterList<TodoFilter>
        label="Situação"
        choices={fixed.map(counted)}
        value={filter}
        onChange={choose}
      />
      <FilterList<TodoFilter>
        label="Categorias"
        choices={filed.map(counted)}
        value={filter}
        onChange={choose}
      />
    </Box>
  )
}

/** What a filter is called. */
export const filterLabel = (filter: TodoFilter) =>
  [...fixed, ...filed].find(({ value }) => value === filter)?.label ?? ''
