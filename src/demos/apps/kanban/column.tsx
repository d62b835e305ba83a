import { Flex, Text } from '@chakra-ui/react'
import { useId, useRef } from 'react'
import { MotionRows } from '@/ui/motion/motion-rows.tsx'
import { DropLine } from '../../parts/drag/drop-line.tsx'
import { useDrag } from '../../parts/drag/use-drag.ts'
import type { ColumnSnapshot } from './board-state.ts'
import { ColumnHead } from './column-head.tsx'
import { QuickAdd } from './quick-add.tsx'
import { TaskCard } from './task-card.tsx'
import type { TaskActions } from './task-card-props.ts'

type ColumnProps = TaskActions & {
  /** With the tasks that pass the filter. */
  column: ColumnSnapshot
  columns: readonly ColumnSnapshot[]
  /** The number of all its tasks. */
  count: number
  onAddTask: () => void
  onAdded: (taskId: string) => void
  onEditColumn: () => void
  onDeleteColumn: () => void
}

export function Column({ column, columns, count, ...props }: ColumnProps) {
  const { onAddTask, onAdded, onEditColumn, onDeleteColumn, ...actions } = props
  const titleId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const { isDragging, over } = useDrag(frame, {
    item: { kind: 'column', id: column.id },
    accepts: ['task', 'column'],
    edges: ['left', 'right'],
    handle: head,
  })
  const isTaskOver = over?.kind === 'task'
  return (
    <Flex
      as="section"
      ref={frame}
      aria-labelledby={titleId}
      data-column={column.id}
      position="relative"
      direction="column"
      flexShrink="0"
      width={{ base: 'min(300px, calc(100vw - 64px))', md: '300px' }}
      bg={isTaskOver ? 'primary.subtle' : 'bg.muted'}
      borderWidth="1px"
      borderColor={isTaskOver ? 'primary.emphasized' : 'border.muted'}
      borderRadius="panel"
      opacity={isDragging ? 0.45 : 1}
      transition="background-color 150ms, opacity 150ms"
    >
      {over?.edge && !isTaskOver && <DropLine edge={over.edge} />}
      <ColumnHead
        ref={head}
        titleId={titleId}
        column={column}
        columns={columns}
        count={count}
        onEdit={onEditColumn}
        onDelete={onDeleteColumn}
      />
      <Flex as="ul" direction="column" gap="3" px="3" listStyleType="none">
        <MotionRows>
          {column.tasks.map((task) => (
            <TaskCard key={task.id} task={task} column={column} columns={columns} {...actions} />
          ))}
        </MotionRows>
      </Flex>
      {column.tasks.length === 0 && (
        <Text mx="3" py="6" textAlign="center" color="fg.muted" textStyle="small">
          {count === 0
            ? 'Nenhuma tarefa aqui. Arraste uma ou crie a primeira.'
            : 'Os filtros escondem as tarefas desta coluna.'}
        </Text>
      )}
      <QuickAdd columnId={column.id} columnName={column.name} onAddTask={onAddTask} onAdded={onAdded} />
    </Flex>
  )
}
