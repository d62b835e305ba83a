import { Box, Text } from '@chakra-ui/react'
import {
  LuCalendarRange,
  LuCalendarX2,
  LuCircle,
  LuCircleCheck,
  LuListTodo,
  LuStar,
  LuSun,
  LuTrash2,
} from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { type FilterGroup, FilterList } from '../../parts/filter-list.tsx'
import { ProgressBar } from '../../parts/progress-bar.tsx'
import { categories, findPalette } from './categories.ts'
import { filterByPerson, filterTodos, type TodoFilter, type TodoSnapshot } from './filters.ts'
import { setTodoFilter, todoState, todoView } from './store.ts'

const groups: FilterGroup<TodoFilter>[] = [
  {
    label: 'Prazo',
    choices: [
      { value: 'today', label: 'Hoje', icon: <LuSun aria-hidden="true" /> },
      { value: 'week', label: 'Semana', icon: <LuCalendarRange aria-hidden="true" /> },
      { value: 'undated', label: 'Sem data', icon: <LuCalendarX2 aria-hidden="true" /> },
    ],
  },
  {
    label: 'Situação',
    choices: [
      { value: 'all', label: 'Todas', icon: <LuListTodo aria-hidden="true" /> },
      { value: 'open', label: 'Pendentes', icon: <LuCircle aria-hidden="true" /> },
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

type TodoFiltersProps = { today: string; onChosen: () => void }

/** The count of the day, and the filters with their numbers of tasks. */
export function TodoFilters({ today, onChosen }: TodoFiltersProps) {
  const { todos } = useSnapshot(todoState)
  const { filter, person } = useSnapshot(todoView)
  const ofPerson = filterByPerson(todos, person)
  return (
    <>
      <DayCount todos={filterTodos(ofPerson, 'today', today)} />
      <FilterList
        groups={groups}
        value={filter}
        getCount={(value) => filterTodos(ofPerson, value, today).length}
        countLabel="tarefas"
        onChange={(value) => {
          setTodoFilter(value)
          onChosen()
        }}
      />
    </>
  )
}

function DayCount({ todos }: { todos: readonly TodoSnapshot[] }) {
  const doneCount = todos.filter(({ isDone }) => isDone).length
  return (
    <Box px="6" pt="4" pb="1">
      <Text fontWeight="600">
        {todos.length === 0 ? 'Nada para hoje' : `Hoje: ${doneCount} de ${todos.length}`}
      </Text>
      {todos.length > 0 && (
        <Box mt="1.5">
          <ProgressBar
            label="Tarefas de hoje concluídas"
            value={Math.round((doneCount / todos.length) * 100)}
          />
        </Box>
      )}
    </Box>
  )
}

export const filterLabel = (filter: TodoFilter) =>
  groups.flatMap(({ choices }) => choices).find(({ value }) => value === filter)?.label ?? ''
