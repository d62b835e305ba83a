import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useId, useRef } from 'react'
import { LuPlus } from 'react-icons/lu'
import { MotionRows } from '@/ui/motion/motion-rows.tsx'
import type { ColumnSnapshot } from './board-state.ts'
import { ColumnHead } from './column-head.tsx'
import { useColumnDrag } from './drag/use-column-drag.ts'
import { DropLine } from './drop-line.tsx'
import { TaskCard } from './task-card.tsx'
import type { TaskCardProps } from './task-card-props.ts'

type ColumnProps = Omit<TaskCardProps, 'task'> & {
  onAddTask: (column: ColumnSnapshot) => void
  onDeleteColumn: (column: ColumnSnapshot) => void
}

export function Column({ column, columns, onAddTask, onDeleteColumn, onEdit, onDelete }: ColumnProps) {
  const titleId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const { isDragging, over } = useColumnDrag(frame, head, column.id)
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
      bg={over === 'task' ? 'primary.subtle' : 'bg.muted'}
      borderWidth="1px"
      borderColor={over === 'task' ? 'primary.emphasized' : 'border.muted'}
      borderRadius="panel"
      opacity={isDragging ? 0.45 : 1}
      transition="background-color 150ms, opacity 150ms"
    >
      {over && over !== 'task' && <DropLine edge={over} />}
      <ColumnHead
        ref={head}
        titleId={titleId}
        column={column}
        columns={columns}
        onDelete={() => onDeleteColumn(column)}
      />
      <Flex as="ul" direction="column" gap="3" px="3" listStyleType="none">
        <MotionRows>
          {column.tasks.map((task) => (
            <TaskCard
              key={task.id}
              task={task}
              column={column}
              columns={columns}
              onEdit={onEdit}
              onDelete={onDelete}
            />
          ))}
        </MotionRows>
      </Flex>
      {column.tasks.length === 0 && (
        <Text mx="3" py="6" textAlign="center" color="fg.muted" textStyle="small">
          Nenhuma tarefa aqui. Arraste uma ou crie a primeira.
        </Text>
      )}
      <Box p="3">
        <Button
          variant="ghost"
          colorPalette="neutral"
          width="full"
          justifyContent="flex-start"
          aria-label={`Adicionar tarefa em ${column.name}`}
          onClick={() => onAddTask(column)}
        >
          <LuPlus aria-hidden="true" />
          Adicionar tarefa
        </Button>
      </Box>
    </Flex>
  )
}
