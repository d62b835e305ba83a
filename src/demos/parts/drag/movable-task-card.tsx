import { Box, chakra } from '@chakra-ui/react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { LuArrowDown, LuArrowRight, LuArrowUp } from 'react-icons/lu'
import { useRowMotion } from '@/ui/motion/motion-rows.tsx'
import type { Action } from '../action-menu.tsx'
import type { TaskSnapshot } from '../task.ts'
import { focusMovedTask, focusTaskTitle, OpenButton } from '../tasks/open-button.tsx'
import { TaskFace } from '../tasks/task-face.tsx'
import { useDrag } from './use-drag.ts'
import { findMoveTargets, type MoveTask, type TaskColumn } from './use-task-drops.ts'

/** In the form of `aria-keyshortcuts`. */
const moveShortcuts = 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight'

/** The step between columns of an arrow key, in text direction. */
function readColumnStep(key: string, element: Element): number {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  const isForward = (key === 'ArrowRight') === (getComputedStyle(element).direction === 'ltr')
  return isForward ? 1 : -1
}

type TaskPlace = { taskId: string; column: TaskColumn; columns: readonly TaskColumn[] }

/** Moves a task by Alt and an arrow key: within its column, or to the column beside it. */
function moveTaskByKey(
  event: KeyboardEvent,
  { taskId, column, columns }: TaskPlace,
  moveTask: MoveTask,
): void {
  if (!event.altKey || !event.key.startsWith('Arrow')) return
  // Alt and an arrow also leave the page.
  event.preventDefault()
  const step = readColumnStep(event.key, event.currentTarget)
  if (step === 0) {
    const { earlier, later } = findMoveTargets(column.tasks, taskId)
    const target = event.key === 'ArrowUp' ? earlier : later
    if (!target) return
    moveTask(taskId, column.id, target.beforeId)
  } else {
    const to = columns[columns.findIndex(({ id }) => id === column.id) + step]
    if (!to) return
    moveTask(taskId, to.id, null)
  }
  focusTaskTitle(taskId)
}

type MovableTaskCardProps = {
  task: TaskSnapshot
  column: TaskColumn
  columns: readonly TaskColumn[]
  moveTask: MoveTask
  onOpen: () => void
  menu: ReactNode
}

/** A task in a list. The user opens it by a click, and moves it by drag, menu or keys. */
export function MovableTaskCard({ task, column, columns, moveTask, onOpen, menu }: MovableTaskCardProps) {
  const card = useRef<HTMLLIElement>(null)
  useRowMotion(card)
  const { isDragging, over } = useDrag(card, {
    item: { kind: 'task', id: task.id, place: column.id },
    accepts: ['task'],
    edges: ['top', 'bottom'],
  })

  function openByClick({ target, currentTarget }: MouseEvent<HTMLElement>) {
    if (!(target instanceof Element) || target.closest('button, [role=menu]')) return
    // The dialog returns the focus here.
    currentTarget.querySelector<HTMLElement>('[data-open]')?.focus()
    onOpen()
  }

  return (
    <chakra.li
      ref={card}
      data-task={task.id}
      position="relative"
      p="3.5"
      minW="0"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="control"
      boxShadow="panel"
      cursor="grab"
      opacity={isDragging ? 0.45 : 1}
      transition="opacity 150ms, border-color 150ms"
      _hover={{ borderColor: 'border.emphasized' }}
      onClick={openByClick}
    >
      {over?.edge && <DropLine edge={over.edge} />}
      <TaskFace
        task={task}
        title={
          <OpenButton
            name={task.name}
            shortcuts={moveShortcuts}
            onOpen={onOpen}
            onKeyDown={(event) => moveTaskByKey(event, { taskId: task.id, column, columns }, moveTask)}
          />
        }
        menu={menu}
      />
    </chakra.li>
  )
}

type DropEdge = 'top' | 'right' | 'bottom' | 'left'

const styleByEdge = {
  top: { top: '-7px', insetInline: '0', height: '2px' },
  bottom: { bottom: '-7px', insetInline: '0', height: '2px' },
  left: { left: '-9px', insetBlock: '0', width: '2px' },
  right: { right: '-9px', insetBlock: '0', width: '2px' },
} as const

/** The drop indicator. Its edges are physical in every text direction. */
export const DropLine = ({ edge }: { edge: DropEdge }) => (
  <Box
    aria-hidden="true"
    position="absolute"
    borderRadius="full"
    bg="primary.solid"
    pointerEvents="none"
    zIndex="1"
    {...styleByEdge[edge]}
  />
)

/** Returns the group of a task's menu that moves it, as dragging does. */
export function buildMoveGroup(
  taskId: string,
  column: TaskColumn,
  columns: readonly TaskColumn[],
  moveTask: MoveTask,
): { title: string; actions: Action[] } {
  const { earlier, later } = findMoveTargets(column.tasks, taskId)

  const buildStep = (label: string, icon: React.ReactNode, target: typeof earlier): Action[] =>
    target ? [{ label, icon, onSelect: () => moveTask(taskId, column.id, target.beforeId) }] : []

  const toOtherColumns = columns
    .filter(({ id }) => id !== column.id)
    .map(({ id, name }) => ({
      label: name,
      icon: <LuArrowRight />,
      onSelect() {
        moveTask(taskId, id, null)
        focusMovedTask(taskId)
      },
    }))

  return {
    title: 'Mover para…',
    actions: [
      ...toOtherColumns,
      ...buildStep('Uma posição acima', <LuArrowUp />, earlier),
      ...buildStep('Uma posição abaixo', <LuArrowDown />, later),
    ],
  }
}
