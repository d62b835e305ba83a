import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { formatCounted } from '@/lib/format/quantity.ts'
import { Panel } from '@/ui/page/panel.tsx'
import { AssigneeField } from '../../../parts/assignee-field.tsx'
import { cast } from '../../../parts/cast.ts'
import { Portrait } from '../../../parts/portrait.tsx'
import { ProgressBar } from '../../../parts/progress-bar.tsx'
import type { TaskOption, TaskSnapshot } from '../../../parts/task.ts'
import { computeMeanProgress, computeStage } from '../../../parts/tasks/task-state.ts'
import { setTeam } from '../details-store.ts'
import type { TabProps } from './tab-props.ts'

/** The people of the project with their tasks, and the choice of people. */
export const TeamTab = ({ project, details }: TabProps) => (
  <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' }} gap="5" alignItems="start">
    <Panel title="Equipe">
      {project.assignee.length === 0 && <Text color="fg.muted">Ninguém ainda. Escolha ao lado.</Text>}
      <chakra.ul
        listStyleType="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(260px, 100%), 1fr))"
        gap="4"
      >
        {project.assignee.map((person) => (
          <Member key={person.value} person={person} tasks={details.tasks} />
        ))}
      </chakra.ul>
    </Panel>
    <Panel title="Quem participa">
      <AssigneeField value={project.assignee} onChange={(people) => setTeam(project.id, people)} />
    </Panel>
  </Grid>
)

function Member({ person, tasks }: { person: TaskOption; tasks: readonly TaskSnapshot[] }) {
  const contact = cast.find(({ id }) => id === person.value)
  const own = tasks.filter(({ assignee }) => assignee.some(({ value }) => value === person.value))
  const done = own.filter((task) => computeStage(task) === 'done').length
  return (
    <Flex as="li" direction="column" gap="3" p="4" borderWidth="1px" borderRadius="control" minW="0">
      <Flex align="center" gap="3" minW="0">
        <Portrait image={person.value} name={person.label} size="10" />
        <Box minW="0">
          <Text fontWeight="600" overflowWrap="anywhere">
            {person.label}
          </Text>
          {contact && (
            <Text color="fg.muted" textStyle="small" overflowWrap="anywhere">
              {contact.role}, {contact.email}
            </Text>
          )}
        </Box>
      </Flex>
      <Text color="fg.muted" textStyle="small">
        {own.length === 0
          ? 'Sem tarefas no projeto'
          : `${done} de ${formatCounted(own.length, 'tarefa concluída', 'tarefas concluídas')}`}
      </Text>
      {own.length > 0 && (
        <ProgressBar label={`Progresso de ${person.label}`} value={computeMeanProgress(own) ?? 0} />
      )}
    </Flex>
  )
}
