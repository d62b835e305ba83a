import { Button, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { useId, useMemo, useRef } from 'react'
import { LuPlus } from 'react-icons/lu'
import { formatCount } from '@/lib/format/quantity.ts'
import { MotionRows } from '@/ui/motion/motion-rows.tsx'
import { useDrag } from '../../../parts/drag/use-drag.ts'
import { useTaskDrops } from '../../../parts/drag/use-task-drops.ts'
import type { TabProps } from '../portfolio.ts'
import { ProjectTaskCard, type StageProps } from './project-task-card.tsx'
import { createStageBoard, groupByStage } from './stage-board.ts'
import { useProjectTasks } from './use-project-tasks.tsx'

/** The tasks of a project, in a list for each stage. The user moves them by dragging, by menus or by keys. */
export function TasksTab(props: TabProps) {
  const { project, details } = props
  const { actions, openNew, dialogs } = useProjectTasks(props)
  const board = useMemo(() => createStageBoard(project.id), [project.id])
  useTaskDrops(board)
  const columns = groupByStage(details.tasks)
  return (
    <>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="4">
        <Text color="fg.muted">A média das tarefas é o progresso do projeto: {project.progress}%.</Text>
        <Button size="sm" onClick={openNew}>
          <LuPlus aria-hidden="true" />
          Nova tarefa
        </Button>
      </Flex>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        gap="4"
        alignItems="start"
      >
        {columns.map((column) => (
          <Stage key={column.id} column={column} columns={columns} moveTask={board.moveTask} {...actions} />
        ))}
      </Grid>
      <Text color="fg.muted" textStyle="small" mt="3">
        Arraste os cartões entre as etapas, ou use os menus. No título de um cartão, Alt e as setas o movem.
        Em Concluídas, a tarefa e a sua lista chegam a 100%.
      </Text>
      {dialogs}
    </>
  )
}

function Stage(props: StageProps) {
  const { name, palette, tasks, id } = props.column
  const titleId = useId()
  const frame = useRef<HTMLElement>(null)
  const { over } = useDrag(frame, { item: { kind: 'column', id }, accepts: ['task'], handle: null })
  return (
    <chakra.section
      ref={frame}
      aria-labelledby={titleId}
      bg={over ? 'primary.subtle' : 'bg.muted'}
      borderWidth="1px"
      borderColor={over ? 'primary.emphasized' : 'border.muted'}
      borderRadius="panel"
      p="3"
      minW="0"
      transition="background-color 150ms"
    >
      <Flex align="center" gap="2.5" mb="3" colorPalette={palette}>
        <chakra.span aria-hidden="true" boxSize="2.5" borderRadius="full" bg="colorPalette.solid" />
        <Heading as="h2" id={titleId} textStyle="h3">
          {name}
        </Heading>
        <Text color="fg.muted" textStyle="small">
          {formatCount(tasks.length)}
        </Text>
      </Flex>
      {tasks.length === 0 && (
        <Text color="fg.muted" textStyle="small" textAlign="center" py="4">
          Nenhuma tarefa aqui. Arraste uma para cá.
        </Text>
      )}
      <chakra.ul listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
        <MotionRows>
          {tasks.map((task) => (
            <ProjectTaskCard key={task.id} task={task} {...props} />
          ))}
        </MotionRows>
      </chakra.ul>
    </chakra.section>
  )
}
