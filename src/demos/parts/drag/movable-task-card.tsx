import { chakra } from '@chakra-ui/react'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { useRowMotion } from '@/ui/motion/motion-rows.tsx'
import type { TaskSnapshot } from '../task.ts'
import { OpenButton } from '../tasks/open-button.tsx'
import { TaskFace } from '../tasks/task-face.tsx'
import { DropLine } from './drop-line.tsx'
import { moveShortcuts, moveTaskByKey } from './move-by-key.ts'
import type { MoveTask, TaskColumn } from './positions.ts'
import { useDrag } from './use-drag.ts'

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
