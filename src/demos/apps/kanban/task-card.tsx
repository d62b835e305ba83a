import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { LuCalendar } from 'react-icons/lu'
import { useRowMotion } from '@/ui/motion/motion-rows.tsx'
import { Assignees } from '../../parts/assignees.tsx'
import { formatShortDay } from '../../parts/days.ts'
import { ProgressBar } from '../../parts/progress-bar.tsx'
import { useTaskDrag } from './drag/use-task-drag.ts'
import { DropLine } from './drop-line.tsx'
import type { TaskCardProps } from './task-card-props.ts'
import { TaskMenu } from './task-menu.tsx'

/** A task: draggable, or moved by its menu. */
export function TaskCard(props: TaskCardProps) {
  const { task, column } = props
  const card = useRef<HTMLLIElement>(null)
  useRowMotion(card)
  const { isDragging, edge } = useTaskDrag(card, task.id, column.id)
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
    >
      {edge && <DropLine edge={edge} />}
      <Flex justify="space-between" align="flex-start" gap="2">
        <Text as="h3" fontWeight="600" overflowWrap="anywhere" textWrap="wrap" minW="0" pt="1">
          {task.name}
        </Text>
        <TaskMenu {...props} />
      </Flex>
      {task.des && (
        <Text color="fg.muted" textStyle="small" mt="1" lineClamp={2} overflowWrap="anywhere">
          {task.des}
        </Text>
      )}
      <Box mt="3">
        <ProgressBar label={`Progresso de ${task.name}`} value={task.progress} />
      </Box>
      <Flex mt="3" align="center" justify="space-between" gap="3">
        <Flex align="center" gap="2" wrap="wrap" minW="0">
          <Badge colorPalette="neutral" size="xs" fontWeight="500">
            {task.category.label}
          </Badge>
          <Flex align="center" gap="1" color="fg.muted" textStyle="small">
            <LuCalendar aria-hidden="true" />
            <chakra.time dateTime={task.endDate} aria-label={`Término em ${formatShortDay(task.endDate)}`}>
              {formatShortDay(task.endDate)}
            </chakra.time>
          </Flex>
        </Flex>
        {task.assignee.length > 0 && <Assignees people={task.assignee} shown={2} />}
      </Flex>
    </chakra.li>
  )
}
