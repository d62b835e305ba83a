import {
  LuArrowDown,
  LuArrowUp,
  LuArrowUpToLine,
  LuCalendar,
  LuCalendarArrowDown,
  LuCalendarX2,
  LuSun,
} from 'react-icons/lu'
import { type Action, ActionMenu } from '../../parts/action-menu.tsx'
import { addDays } from '../../parts/days.ts'
import { findNextWeekday } from './due.ts'
import type { TodoSnapshot } from './filters.ts'
import { moveAndOfferUndo, rescheduleAndOfferUndo } from './todo-actions.ts'

type TodoMenuProps = {
  todo: TodoSnapshot
  /** The tasks of the same list in their manual order; missing if the list is sorted otherwise. */
  siblings?: readonly TodoSnapshot[] | undefined
  today: string
}

/** The due days and moves that dragging and the dialog offer too. */
export function TodoMenu({ todo, siblings, today }: TodoMenuProps) {
  const plan = (label: string, icon: React.ReactNode, due: string | undefined): Action[] =>
    todo.due === due ? [] : [{ label, icon, onSelect: () => rescheduleAndOfferUndo(todo, due, today) }]
  return (
    <ActionMenu
      label={`Ações da tarefa ${todo.title}`}
      groups={[
        {
          title: 'Prazo',
          actions: [
            ...plan('Hoje', <LuSun />, today),
            ...plan('Amanhã', <LuCalendarArrowDown />, addDays(today, 1)),
            ...plan('Próxima segunda', <LuCalendar />, findNextWeekday(today, 1)),
            ...plan('Sem data', <LuCalendarX2 />, undefined),
          ],
        },
        { title: 'Ordem', actions: siblings ? buildMoves(todo, siblings) : [] },
      ]}
    />
  )
}

function buildMoves(todo: TodoSnapshot, siblings: readonly TodoSnapshot[]): Action[] {
  const index = siblings.findIndex(({ id }) => id === todo.id)
  const move = (beforeId: string | null) => () => moveAndOfferUndo(todo, siblings, beforeId)
  const [first, previous] = [siblings[0], siblings[index - 1]]
  const isLast = index === siblings.length - 1
  return [
    ...(previous ? [{ label: 'Uma posição acima', icon: <LuArrowUp />, onSelect: move(previous.id) }] : []),
    ...(isLast
      ? []
      : [
          {
            label: 'Uma posição abaixo',
            icon: <LuArrowDown />,
            onSelect: move(siblings[index + 2]?.id ?? null),
          },
        ]),
    ...(first && index > 1
      ? [{ label: 'Para o início', icon: <LuArrowUpToLine />, onSelect: move(first.id) }]
      : []),
  ]
}
