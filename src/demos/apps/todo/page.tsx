import { Button, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { LuPlus } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { useNow } from '@/lib/use-now.ts'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { Select } from '@/ui/forms/select.tsx'
import { Presence } from '@/ui/motion/presence.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { AppFrame } from '../../parts/app-frame.tsx'
import { colleagues } from '../../parts/cast.ts'
import { toIsoDay } from '../../parts/days.ts'
import { ListStatus } from '../../parts/item-list.tsx'
import { UndoOffer } from '../../parts/undo-bar.tsx'
import { DayList } from './day-list.tsx'
import { filterByPerson, sortLabels, sortTodos, type TodoSort } from './filters.ts'
import { QuickAdd } from './quick-add.tsx'
import {
  searchTodos,
  setTodoSearch,
  setTodoSort,
  setTodoView,
  type TodoSnapshot,
  todoState,
  todoView,
} from './store.ts'
import { TodoDialog } from './todo-dialog.tsx'
import { filterLabel, TodoFilters } from './todo-filters.tsx'
import { TodoList } from './todo-list.tsx'

type DialogState = { todo?: TodoSnapshot; due?: string }

/** To-dos, stored in this browser. */
export default function TodoPage() {
  const { todos, sort = 'manual' } = useSnapshot(todoState)
  const { filter, search, person } = useSnapshot(todoView)
  const [isSideOpen, setSideOpen] = useState(false)
  const [dialog, setDialog] = useState<DialogState>()
  const now = new Date(useNow())
  const today = toIsoDay(now)
  const shown = sortTodos(searchTodos(filterByPerson(todos, person), filter, search), sort)
  const add = () => setDialog({})
  const list = {
    todos: shown,
    isManual: sort === 'manual',
    now,
    today,
    onEdit: (todo: TodoSnapshot) => setDialog({ todo }),
  }
  const isByDay = (filter === 'today' || filter === 'week') && search === ''
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
        side={<TodoFilters today={today} onChosen={() => setSideOpen(false)} />}
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
            <ListTools sort={sort} person={person} />
            <ListStatus>
              {filterLabel(filter)}: {formatCounted(shown.length, 'tarefa', 'tarefas')}
            </ListStatus>
          </>
        }
      >
        {filter !== 'trash' && filter !== 'done' && (
          <QuickAdd today={today} day={filter === 'today' || filter === 'week' ? today : undefined} />
        )}
        {isByDay ? (
          <DayList {...list} filter={filter} onAdd={(due) => setDialog({ due })} />
        ) : (
          <TodoList {...list} filter={filter} search={search} onAdd={add} />
        )}
      </AppFrame>
      <UndoOffer />
      <Presence>{dialog && <TodoDialog {...dialog} onClose={() => setDialog(undefined)} />}</Presence>
    </>
  )
}

/** The assignee and the order of the list. */
function ListTools({ sort, person }: { sort: TodoSort; person: string }) {
  return (
    <Flex gap="2" flex={{ base: '1 1 100%', md: '0 1 auto' }}>
      <Select
        aria-label="Responsável"
        boxWidth={{ base: 'full', md: '11rem' }}
        value={person}
        onChange={({ currentTarget }) => setTodoView({ person: currentTarget.value })}
      >
        <option value="">Toda a equipe</option>
        {colleagues.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Ordem"
        boxWidth={{ base: 'full', md: '9.5rem' }}
        value={sort}
        onChange={({ currentTarget }) => setTodoSort(currentTarget.value as TodoSort)}
      >
        {Object.entries(sortLabels).map(([value, label]) => (
          <option key={value} value={value}>
            Ordem: {label.toLowerCase()}
          </option>
        ))}
      </Select>
    </Flex>
  )
}
