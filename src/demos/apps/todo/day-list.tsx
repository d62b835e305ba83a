import { Box, chakra, Flex, Heading, IconButton, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { LuPlus } from 'react-icons/lu'
import { MotionRows } from '@/ui/motion/motion-rows.tsx'
import { useDrag } from '../../parts/drag/use-drag.ts'
import { useFocusRestore } from '../../parts/use-focus-restore.ts'
import { type DayGroup, groupByDay, type TodoSnapshot } from './filters.ts'
import { moveTodo } from './store.ts'
import { moveAndOfferUndo, rescheduleAndOfferUndo } from './todo-actions.ts'
import { filterLabel } from './todo-filters.tsx'
import { findNextId, type TodoListProps } from './todo-list.tsx'
import { TodoRow } from './todo-row.tsx'

type DayListProps = Omit<TodoListProps, 'filter' | 'search' | 'onAdd'> & {
  filter: 'today' | 'week'
  onAdd: (due: string) => void
}

/** The tasks of today or of the week by day. A task that is dropped on another day is due then. */
export function DayList(props: DayListProps) {
  const { todos, filter, today } = props
  const frame = useRef<HTMLDivElement>(null)
  useFocusRestore(frame)
  return (
    <Box
      ref={frame}
      tabIndex={-1}
      role="region"
      aria-label={`Tarefas: ${filterLabel(filter)}`}
      outline="none"
      pb="3"
    >
      {groupByDay(todos, filter, today).map((group) => (
        <DaySection key={group.key} group={group} {...props} />
      ))}
    </Box>
  )
}

function DaySection({ group, ...props }: DayListProps & { group: DayGroup }) {
  const { todos, isManual, now, today, onEdit, onAdd } = props
  const section = useRef<HTMLElement>(null)
  const findTodo = (id: string) => todos.find((todo) => todo.id === id)

  function moveHere(dragged: TodoSnapshot, beforeId: string | null) {
    const isFromHere = group.todos.some(({ id }) => id === dragged.id)
    if (isFromHere) return moveAndOfferUndo(dragged, group.todos, beforeId)
    if (!group.day) return
    if (beforeId) moveTodo(dragged.id, beforeId)
    rescheduleAndOfferUndo(dragged, group.day, today)
  }

  const dropOn = (target: TodoSnapshot) => (draggedId: string, isAfter: boolean) => {
    const [dragged, index] = [findTodo(draggedId), group.todos.findIndex(({ id }) => id === target.id)]
    if (dragged) moveHere(dragged, isAfter ? findNextId(group.todos, index, draggedId) : target.id)
  }

  const { over } = useDrag(section, {
    item: { kind: 'day', id: group.key },
    accepts: ['todo'],
    handle: null,
    isEnabled: group.day !== undefined,
    onDrop({ id }) {
      const dragged = findTodo(id)
      if (dragged) moveHere(dragged, null)
    },
  })
  return (
    <chakra.section ref={section} aria-label={group.label} bg={over ? 'primary.subtle' : undefined}>
      <Flex align="baseline" gap="2" ps="4" pe="3" pt="4" pb="1">
        <Heading as="h2" textStyle="h3" color={group.day ? 'fg' : 'fg.error'}>
          {group.label}
        </Heading>
        {group.detail && (
          <Text textStyle="small" color="fg.muted">
            {group.detail}
          </Text>
        )}
        {group.day && (
          <IconButton
            aria-label={`Criar tarefa em ${group.detail}`}
            title={`Criar tarefa em ${group.detail}`}
            size="2xs"
            variant="ghost"
            ms="auto"
            alignSelf="center"
            onClick={() => onAdd(group.day ?? today)}
          >
            <LuPlus />
          </IconButton>
        )}
      </Flex>
      {group.todos.length > 0 ? (
        <chakra.ul css={rows}>
          <MotionRows>
            {group.todos.map((todo) => (
              <TodoRow
                key={todo.id}
                todo={todo}
                siblings={isManual ? group.todos : undefined}
                now={now}
                today={today}
                onEdit={() => onEdit(todo)}
                onDropped={dropOn(todo)}
              />
            ))}
          </MotionRows>
        </chakra.ul>
      ) : (
        <Text color="fg.muted" ps="4" pb="2">
          {group.day === today
            ? 'Nada para hoje. Arraste uma tarefa para cá ou crie outra.'
            : 'Nada marcado.'}
        </Text>
      )}
    </chakra.section>
  )
}

const rows = {
  listStyleType: 'none',
  '& > li': {
    display: 'flex',
    ps: '4',
    pe: '2',
    py: '1',
    minH: '12',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    focusVisibleRing: 'inside',
    transition: 'background-color 150ms',
    _hover: { bg: 'bg.hover' },
  },
} as const
