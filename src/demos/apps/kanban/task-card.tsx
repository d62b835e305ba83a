import { chakra } from '@chakra-ui/react'
import { type MouseEvent, useRef } from 'react'
import { useRowMotion } from '@/ui/motion/motion-rows.tsx'
import { DropLine } from '../../parts/tasks/drag/drop-line.tsx'
import { moveShortcuts, moveTaskByKey } from '../../parts/tasks/drag/move-by-key.ts'
import { useTaskDrag } from '../../parts/tasks/drag/use-task-drag.ts'
import { OpenButton } from '../../parts/tasks/open-button.tsx'
import { TaskFace } from '../../parts/tasks/task-face.tsx'
import { moveTaskAndAnnounce } from './drag/move-and-announce.ts'
import type { TaskCardProps } from './task-card-props.ts'
import { TaskMenu } from './task-menu.tsx'

/** A task. The user opens it by a click, and moves it by drag, menu or keys. */
export function TaskCard(props: TaskCardProps) {
  const { task, column, columns, onOpen } = props
  const card = useRef<HTMLLIElement>(null)
  useRowMotion(card)
  const { isDragging, edge } = useTaskDrag(card, task.id, column.id)

  function openByClick({ target, currentTarget }: MouseEvent<HTMLElement>) {
    if (!(target instanceof Element) || target.closest('button, [role=menu]')) return
    // The dialog returns the focus here.
    currentTarget.querySelector<HTMLElement>('[data-open]')?.focus()
    onOpen(task)
  }

  return (
    <chakra.li
      ref={card}
      data-task={task.id}
      position="relative"
      p="3.5"
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
      {edge && <DropLine edge={edge} />}
      <TaskFace
        task={task}
        title={
          <OpenButton
            name={task.name}
            shortcuts={moveShortcuts}
            onOpen={() => onOpen(task)}
            onKeyDown={(event) =>
              moveTaskByKey(event, { taskId: task.id, column, columns }, moveTaskAndAnnounce)
            }
          />
        }
        menu={<TaskMenu {...props} />}
      />
    </chakra.li>
  )
}
