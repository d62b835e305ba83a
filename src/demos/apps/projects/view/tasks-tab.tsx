import { Button, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { LuPlus } from 'react-icons/lu'
import { formatCount } from '@/lib/format/quantity.ts'
import type { TaskSnapshot } from '../../../parts/task.ts'
import { computeStage, type TaskStage } from '../../../parts/tasks/task-state.ts'
import { type ProjectTaskActions, ProjectTaskCard } from './project-task-card.tsx'
import type { TabProps } from './tab-props.ts'
import { useProjectTasks } from './use-project-tasks.tsx'

const stages: [TaskStage, string, string][] = [
  ['waiting', 'A fazer', 'info'],
  ['doing', 'Em andamento', 'warning'],
  ['done', 'Concluídas', 'success'],
]

/** The tasks of a project, in a list for each stage. The progress of a task decides on its stage. */
export function TasksTab(props: TabProps) {
  const { project, details } = props
  const { actions, openNew, dialogs } = useProjectTasks(props)
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
        {stages.map(([stage, name, palette]) => (
          <Stage
            key={stage}
            name={name}
            palette={palette}
            tasks={details.tasks.filter((task) => computeStage(task) === stage)}
            {...actions}
          />
        ))}
      </Grid>
      {dialogs}
    </>
  )
}

type StageProps = ProjectTaskActions & {
  name: string
  palette: string
  tasks: readonly TaskSnapshot[]
}

function Stage({ name, palette, tasks, ...actions }: StageProps) {
  const titleId = useId()
  return (
    <chakra.section
      aria-labelledby={titleId}
      bg="bg.muted"
      borderWidth="1px"
      borderColor="border.muted"
      borderRadius="panel"
      p="3"
      minW="0"
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
          Nenhuma tarefa aqui.
        </Text>
      )}
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {tasks.map((task) => (
          <ProjectTaskCard key={task.id} task={task} {...actions} />
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
