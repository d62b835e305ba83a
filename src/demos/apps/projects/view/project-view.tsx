import { Box, chakra, Flex, Grid, Tabs, Text } from '@chakra-ui/react'
import { tabsSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import type { LinkTarget } from '@/routes/link-target.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { Panel } from '@/ui/page/panel.tsx'
import { cast } from '../../../parts/cast.ts'
import { focusTitle } from '../../../parts/focus-title.ts'
import { Portrait } from '../../../parts/portrait.tsx'
import { ProgressBar } from '../../../parts/progress-bar.tsx'
import { computeMeanProgress, computeStage, type TaskOption, type TaskSnapshot } from '../../../parts/task.ts'
import { AssigneeField } from '../../../parts/task-fields.tsx'
import { CommentThread } from '../../../parts/tasks/comment-thread.tsx'
import { FileShelf } from '../../../parts/tasks/file-shelf.tsx'
import {
  addProjectComment,
  addProjectFiles,
  deleteProjectComment,
  removeProjectFile,
  setTeam,
} from '../details-store.ts'
import { readDetails, showcaseId, type TabProps } from '../portfolio.ts'
import { type ProjectDialogState, ProjectDialogs } from '../project-dialogs.tsx'
import { portfolio } from '../store.ts'
import { ActivityTab } from './activity-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { ProjectHead, type ProjectHeadProps } from './project-head.tsx'
import { TasksTab } from './tasks-tab.tsx'

type ProjectViewProps = Pick<ProjectHeadProps, 'project' | 'description' | 'onReset'> & {
  /** The path of the list, for the link back. */
  listPath: LinkTarget
  /** True if the breadcrumb already links to the list. */
  isListInTrail?: boolean
}

/** The values are in the URL. */
const tabs = [
  ['visao-geral', 'Visão geral'],
  ['tarefas', 'Tarefas'],
  ['arquivos', 'Arquivos'],
  ['atividade', 'Atividade'],
  ['comentarios', 'Comentários'],
  ['equipe', 'Equipe'],
] as const

type ProjectTab = (typeof tabs)[number][0]

const tabParameter = 'aba'

/** The tab that the URL names, and a function that opens another. */
function useTab(): [ProjectTab, (tab: string) => void] {
  const [search, setSearch] = useSearchParams()
  const named = tabs.find(([value]) => value === search.get(tabParameter))
  const open = (tab: string) =>
    setSearch(tab === tabs[0][0] ? {} : { [tabParameter]: tab }, { replace: true, preventScrollReset: true })
  return [named?.[0] ?? tabs[0][0], open]
}

/** A project: its tabs, and its actions in the head. */
export function ProjectView(props: ProjectViewProps) {
  const { project, description, listPath, isListInTrail = false, onReset } = props
  const [dialog, setDialog] = useState<ProjectDialogState>()
  const [tab, openTab] = useTab()
  const details = readDetails(useSnapshot(portfolio), project.id)
  const navigate = useNavigateTo()
  const counts: Partial<Record<ProjectTab, number>> = {
    tarefas: details.tasks.length,
    arquivos: details.files.length,
    comentarios: details.comments.length,
    equipe: project.assignee.length,
  }
  const tabProps = { project, details }
  return (
    <>
      <ProjectHead
        project={project}
        description={description}
        listPath={listPath}
        isListInTrail={isListInTrail}
        onEdit={() => setDialog({ kind: 'edit', project })}
        onRemove={() => setDialog({ kind: 'removal', project })}
        onReset={onReset}
      />
      <Tabs.Root
        recipe={tabsSlotRecipe}
        value={tab}
        onValueChange={({ value }) => openTab(value)}
        colorPalette="primary"
        lazyMount
        unmountOnExit
      >
        <Tabs.List aria-label={`Partes de ${project.name}`} overflowX="auto" overflowY="hidden">
          {tabs.map(([value, name]) => (
            <Tabs.Trigger key={value} value={value} flexShrink="0">
              {name}
              {counts[value] ? ` (${counts[value]})` : ''}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="visao-geral">
          <OverviewTab {...tabProps} onOpenTab={openTab} />
        </Tabs.Content>
        <Tabs.Content value="tarefas">
          <TasksTab {...tabProps} />
        </Tabs.Content>
        <Tabs.Content value="arquivos">
          <FilesTab {...tabProps} />
        </Tabs.Content>
        <Tabs.Content value="atividade">
          <ActivityTab {...tabProps} />
        </Tabs.Content>
        <Tabs.Content value="comentarios">
          <CommentsTab {...tabProps} />
        </Tabs.Content>
        <Tabs.Content value="equipe">
          <TeamTab {...tabProps} />
        </Tabs.Content>
      </Tabs.Root>
      <ProjectDialogs
        dialog={dialog}
        onClose={() => setDialog(undefined)}
        onRemoved={project.id === showcaseId ? focusTitle : () => navigate(listPath)}
      />
    </>
  )
}

const CommentsTab = ({ project, details }: TabProps) => (
  <Panel title="Comentários">
    <CommentThread
      comments={details.comments}
      onAdd={(comment) => addProjectComment(project.id, comment)}
      onDelete={(id) => deleteProjectComment(project.id, id)}
    />
  </Panel>
)

const FilesTab = ({ project, details }: TabProps) => (
  <Panel title="Arquivos">
    <FileShelf
      files={details.files}
      onAdd={(files) => addProjectFiles(project.id, files)}
      onRemove={(file) => removeProjectFile(project.id, file)}
    />
  </Panel>
)

/** The people of the project with their tasks, and the choice of people. */
const TeamTab = ({ project, details }: TabProps) => (
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
