import { Box, Button, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { Panel } from '@/ui/page/panel.tsx'
import { Assignees } from '../../../parts/assignees.tsx'
import { daysBetween, formatNumericDay, formatShortDay } from '../../../parts/days.ts'
import { Portrait } from '../../../parts/portrait.tsx'
import { ProgressBar } from '../../../parts/progress-bar.tsx'
import { computeDueState, computeStage, type TaskOption, type TaskSnapshot } from '../../../parts/task.ts'
import { OpenButton } from '../../../parts/tasks/open-button.tsx'
import type { TabProps } from '../portfolio.ts'
import { ProjectStatusBadge } from '../project-card.tsx'
import { formatTimeLeft } from '../project-status.ts'
import { ActivityList } from './activity-tab.tsx'
import { Budget } from './budget.tsx'
import { Milestones } from './milestones.tsx'
import { ProjectSchedule } from './project-schedule.tsx'
import type { ProjectTaskActions } from './project-task-card.tsx'
import { useProjectTasks } from './use-project-tasks.tsx'

const shownTasks = 4
const shownActivity = 5

type OverviewTabProps = TabProps & { onOpenTab: (tab: 'tarefas' | 'atividade') => void }

export function OverviewTab({ onOpenTab, ...props }: OverviewTabProps) {
  const { project, details } = props
  const { actions, dialogs } = useProjectTasks(props)
  return (
    <>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' }}
        gap="5"
        alignItems="start"
      >
        <Grid gap="5" templateColumns="minmax(0, 1fr)">
          <Panel title="Andamento" actions={<ProjectStatusBadge project={project} />}>
            <ProgressBar label={`Progresso de ${project.name}`} value={project.progress} />
            <Text color="fg.muted" mt="3">
              {formatTimeLeft(project)}
              {details.tasks.length > 0 && '. O progresso é a média das tarefas.'}
            </Text>
            {details.tasks.length > 0 && <StageCounts tasks={details.tasks} />}
          </Panel>
          <Panel title="Descrição">
            <Text overflowWrap="anywhere" whiteSpace="pre-line" color={project.des ? undefined : 'fg.muted'}>
              {project.des || 'Sem descrição.'}
            </Text>
          </Panel>
          <Panel
            title="Próximas tarefas"
            actions={<MoreButton label="Ver tudo em Tarefas" onClick={() => onOpenTab('tarefas')} />}
          >
            <NextTasks tasks={details.tasks} onOpen={actions.onOpen} />
          </Panel>
          {details.tasks.length > 0 && (
            <ProjectSchedule project={project} tasks={details.tasks} milestones={details.milestones} />
          )}
          <Milestones {...props} />
        </Grid>
        <Flex direction="column" gap="5" minW="0">
          <Panel title="Planejamento">
            <ProjectFacts project={project} />
          </Panel>
          <Panel title="Responsáveis">
            <ProjectTeam people={project.assignee} />
          </Panel>
          <Budget {...props} />
          <Panel
            title="Atividade recente"
            actions={<MoreButton label="Ver tudo em Atividade" onClick={() => onOpenTab('atividade')} />}
          >
            <ActivityList activity={details.activity.slice(0, shownActivity)} />
          </Panel>
        </Flex>
      </Grid>
      {dialogs}
    </>
  )
}

const MoreButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button
    variant="ghost"
    colorPalette="primary"
    size="xs"
    my="-1"
    me="-2.5"
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    Ver tudo
  </Button>
)

/** The numbers of tasks to do, in progress, finished and late. */
function StageCounts({ tasks }: { tasks: readonly TaskSnapshot[] }) {
  const count = (test: (task: TaskSnapshot) => boolean) => tasks.filter(test).length
  const counts = [
    ['A fazer', count((task) => computeStage(task) === 'waiting'), undefined],
    ['Em andamento', count((task) => computeStage(task) === 'doing'), undefined],
    ['Concluídas', count((task) => computeStage(task) === 'done'), 'fg.success'],
    ['Atrasadas', count((task) => computeDueState(task) === 'late'), 'fg.error'],
  ] as const
  return (
    <chakra.dl display="grid" gridTemplateColumns="repeat(auto-fit, minmax(104px, 1fr))" gap="3" mt="4">
      {counts.map(([label, number, color]) => (
        <Flex key={label} direction="column-reverse" p="3" bg="bg.muted" borderRadius="control">
          <chakra.dt color="fg.muted" textStyle="small">
            {label}
          </chakra.dt>
          <chakra.dd textStyle="h2" fontVariantNumeric="tabular-nums" color={number > 0 ? color : undefined}>
            {formatCount(number)}
          </chakra.dd>
        </Flex>
      ))}
    </chakra.dl>
  )
}

/** The open tasks that end first. */
function NextTasks({
  tasks,
  onOpen,
}: Pick<ProjectTaskActions, 'onOpen'> & { tasks: readonly TaskSnapshot[] }) {
  const next = tasks
    .filter((task) => computeStage(task) !== 'done')
    .toSorted((a, b) => a.endDate.localeCompare(b.endDate))
    .slice(0, shownTasks)
  if (next.length === 0) return <Text color="fg.muted">Nenhuma tarefa aberta.</Text>
  return (
    <chakra.ul listStyleType="none" display="grid" gap="3">
      {next.map((task) => (
        <Flex as="li" key={task.id} data-task={task.id} align="center" gap="3">
          <Box flex="1" minW="0">
            <Text fontWeight="500" overflowWrap="anywhere">
              <OpenButton name={task.name} onOpen={() => onOpen(task)} />
            </Text>
            <Text textStyle="small" color={computeDueState(task) === 'late' ? 'fg.error' : 'fg.muted'}>
              {computeDueState(task) === 'late' ? 'Atrasada desde' : 'Até'} {formatShortDay(task.endDate)}
            </Text>
          </Box>
          {task.assignee.length > 0 && <Assignees people={task.assignee} shown={2} />}
        </Flex>
      ))}
    </chakra.ul>
  )
}

function ProjectTeam({ people }: { people: readonly TaskOption[] }) {
  if (people.length === 0) return <Text color="fg.muted">Ninguém ainda. Edite o projeto para escolher.</Text>
  return (
    <chakra.ul display="grid" gap="3" listStyleType="none">
      {people.map(({ value, label }) => (
        <Flex as="li" key={value} align="center" gap="3">
          <Portrait image={value} name={label} size="8" />
          {label}
        </Flex>
      ))}
    </chakra.ul>
  )
}

function ProjectFacts({ project: { category, startDate, endDate } }: { project: TaskSnapshot }) {
  const length = daysBetween(startDate, endDate) + 1
  const facts = [
    ['Categoria', category.label],
    ['Início', formatNumericDay(startDate)],
    ['Término', formatNumericDay(endDate)],
    ['Duração', formatCounted(length, 'dia', 'dias')],
  ]
  return (
    <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="6" rowGap="3">
      {facts.map(([label, value]) => (
        <chakra.div key={label} display="contents">
          <chakra.dt color="fg.muted">{label}</chakra.dt>
          <chakra.dd textAlign="end" fontVariantNumeric="tabular-nums">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
