import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react'
import { LuCalendar, LuChevronDown, LuListChecks, LuNotebookText, LuRepeat2 } from 'react-icons/lu'
import { isLate, nameDue } from './due.ts'
import type { TodoSnapshot } from './filters.ts'
import { repeats } from './todo.ts'

type TodoMetaProps = {
  todo: TodoSnapshot
  now: Date
  today: string
  stepsId: string
  isOpen: boolean
  /** Opens or closes the subtasks. */
  onToggle: () => void
}

/** The due day, repetition, subtasks and notes of a task, below its title. */
export function TodoMeta({ todo, now, today, stepsId, isOpen, onToggle }: TodoMetaProps) {
  const { title, due, repeat, steps = [], notes } = todo
  if (!due && steps.length === 0 && !notes) return null
  const doneCount = steps.filter(({ isDone }) => isDone).length
  const late = isLate(todo, now)
  return (
    <Flex css={line}>
      {due && (
        <chakra.span color={late ? 'fg.error' : undefined} fontWeight={late ? '500' : undefined}>
          <LuCalendar aria-hidden="true" />
          {late && 'Atrasada: '}
          {nameDue(todo, today)}
        </chakra.span>
      )}
      {repeat && (
        <span>
          <LuRepeat2 aria-hidden="true" />
          {repeats[repeat]}
        </span>
      )}
      {steps.length > 0 && (
        <chakra.button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? stepsId : undefined}
          onClick={onToggle}
        >
          <LuListChecks aria-hidden="true" />
          {doneCount}/{steps.length}
          <VisuallyHidden> subtarefas de {title}</VisuallyHidden>
          <LuChevronDown aria-hidden="true" data-chevron="" />
        </chakra.button>
      )}
      {notes && (
        <chakra.span title={notes} minW="0">
          <LuNotebookText aria-hidden="true" />
          <chakra.span truncate maxW="16rem">
            {notes}
          </chakra.span>
        </chakra.span>
      )}
    </Flex>
  )
}

const line = {
  flexWrap: 'wrap',
  columnGap: '3',
  rowGap: '0.5',
  ps: '8',
  mt: '0.5',
  textStyle: 'small',
  color: 'fg.muted',
  '& > *': { display: 'inline-flex', alignItems: 'center', gap: '1.5', minH: '6' },
  '& svg': { flexShrink: 0, boxSize: '13px' },
  '& button': {
    cursor: 'pointer',
    borderRadius: 'control',
    px: '1',
    mx: '-1',
    fontVariantNumeric: 'tabular-nums',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.emphasized', color: 'fg' },
  },
  '& [data-chevron]': { transition: 'transform 150ms' },
  '& [aria-expanded=true] [data-chevron]': { transform: 'rotate(180deg)' },
} as const
