import { Button, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { LuPlus } from 'react-icons/lu'
import { formatCount } from '@/lib/format/quantity.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { focusTitle } from '../../../parts/focus-title.ts'
import type { TaskSnapshot } from '../../../parts/task.ts'
import { computeStage, type TaskStage } from '../../../parts/tasks/task-state.ts'
import { FloatingUndo } from '../../../parts/undo-bar.tsx'
import { addProjectTask, removeProjectTask } from '../details-store.ts'
import { type ProjectTaskActions, ProjectTaskCard } from './project-task-card.tsx'
import { type ProjectTaskDialogState, ProjectTaskDialogs } from './project-task-dialogs.tsx'
import type { TabProps } from './tab-props.ts'

const stages: [TaskStage, string, string][] = [
  ['waiting', 'A fazer', 'info'],
  ['doing', 'Em andamento', 'warning'],
  ['done', 'Concluídas', 'success'],
]

/** The tasks of a project, in a list for each stage. The progress of a task decides on its stage. */
export function TasksTab({ project, details }: TabProps) {
  const [dialog, setDialog] = useState<ProjectTaskDialogState>()
  const [removal, setRemoval] = useState<{ text: string; undo: () => void }>()
  const actions: ProjectTaskActions = {
    onOpen: (task) => setDialog({ kind: 'task', id: task.id }),
    onDuplicate({ id: _, comments: __, files: ___, ...task }) {
      addProjectTask(project.id, { ...task, name: `${task.name} (cópia)` })
      setDialog(undefined)
      notify.success('Add Successfully')
    },
    onDelete(task) {
      setRemoval({ text: `“${task.name}” excluída.`, undo: removeProjectTask(project.id, task) })
      setDialog(undefined)
      notify.success('Delete Successfully')
      focusTitle()
    },
  }

  function undo() {
    removal?.undo()
    setRemoval(undefined)
    announce('Desfeito')
    focusTitle()
  }

  return (
    <>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="4">
        <Text color="fg.muted">A média das tarefas é o progresso do projeto: {project.progress}%.</Text>
        <Button size="sm" onClick={() => setDialog({ kind: 'new' })}>
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
            projectId={project.id}
            tasks={details.tasks.filter((task) => computeStage(task) === stage)}
            {...actions}
          />
        ))}
      </Grid>
      <FloatingUndo text={removal?.text} onUndo={undo} onClose={() => setRemoval(undefined)} />
      <ProjectTaskDialogs
        dialog={dialog}
        projectId={project.id}
        tasks={details.tasks}
        onClose={() => setDialog(undefined)}
        {...actions}
      />
    </>
  )
}

type StageProps = ProjectTaskActions & {
  name: string
  palette: string
  projectId: string
  tasks: readonly TaskSnapshot[]
}

function Stage({ name, palette, projectId, tasks, ...actions }: StageProps) {
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
          <ProjectTaskCard key={task.id} task={task} projectId={projectId} {...actions} />
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
