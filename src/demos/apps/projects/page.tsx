import { Box, Button, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuFolderKanban, LuPlus, LuSearchX } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { Assignees } from '../../parts/assignees.tsx'
import { ProgressBar } from '../../parts/progress-bar.tsx'
import type { TaskSnapshot } from '../../parts/task.ts'
import { FloatingUndo } from '../../parts/undo-bar.tsx'
import {
  type ProjectActions,
  ProjectCard,
  ProjectCounts,
  type ProjectItemProps,
  ProjectLink,
  ProjectMenu,
  ProjectStatusBadge,
} from './project-card.tsx'
import { type ProjectDialogState, ProjectDialogs } from './project-dialogs.tsx'
import { ProjectFilters } from './project-filters.tsx'
import { filterProjects, formatTimeLeft } from './project-status.ts'
import { ProjectTable } from './project-table.tsx'
import { clearLastRemoval, duplicateProject, lastRemoval, portfolio } from './store.ts'
import { clearFilter, sortProjects, viewChoice } from './view-choice.ts'

/** All projects, as a grid, a list or a table, with search, filters and sort. */
export default function ProjectsPage() {
  const { projects } = useSnapshot(portfolio)
  const { view, sort, filter } = useSnapshot(viewChoice, { sync: true })
  const { current: removal } = useSnapshot(lastRemoval)
  const [dialog, setDialog] = useState<ProjectDialogState>()
  const { found, ...counts } = filterProjects(projects, filter)
  const shown = sortProjects(found, sort)
  const actions: ProjectActions = {
    onEdit: (project) => setDialog({ kind: 'edit', project }),
    onRemove: (project) => setDialog({ kind: 'removal', project }),
    onDuplicate(project) {
      duplicateProject(project.id)
      notify.success('Add Successfully')
    },
  }
  const add = (
    <Button onClick={() => setDialog({ kind: 'new' })}>
      <LuPlus aria-hidden="true" />
      Novo projeto
    </Button>
  )

  return (
    <>
      <RouteHeader actions={projects.length > 0 && add} />
      {projects.length > 0 && <ProjectFilters filter={filter} sort={sort} view={view} {...counts} />}
      {shown.length === 0 ? (
        <Panel>
          {projects.length === 0 ? (
            <EmptyState icon={<LuFolderKanban />} title="Ainda não há projetos." action={add} />
          ) : (
            <NoProjects query={filter.query} />
          )}
        </Panel>
      ) : view === 'table' ? (
        <ProjectTable projects={shown} sort={sort} {...actions} />
      ) : (
        <ProjectList projects={shown} isList={view === 'list'} {...actions} />
      )}
      <Text role="status" srOnly>
        {formatCounted(shown.length, 'projeto', 'projetos')}
      </Text>
      <FloatingUndo removal={removal} onClose={clearLastRemoval} />
      <ProjectDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  )
}

const NoProjects = ({ query }: { query: string }) => (
  <EmptyState
    icon={<LuSearchX />}
    title={query ? `Nenhum projeto com “${query}”.` : 'Nenhum projeto passa por estes filtros.'}
    action={
      <Button variant="outline" colorPalette="primary" onClick={clearFilter}>
        {query ? 'Limpar busca' : 'Limpar filtros'}
      </Button>
    }
  />
)

type ProjectListProps = ProjectActions & { projects: readonly TaskSnapshot[]; isList: boolean }

function ProjectList({ projects, isList, ...actions }: ProjectListProps) {
  if (isList)
    return (
      <chakra.ul
        listStyleType="none"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border.panel"
        borderRadius="panel"
        boxShadow="panel"
      >
        {projects.map((project) => (
          <ProjectRow key={project.id} project={project} {...actions} />
        ))}
      </chakra.ul>
    )
  return (
    <Grid
      as="ul"
      listStyleType="none"
      gap="5"
      templateColumns="repeat(auto-fill, minmax(min(300px, 100%), 1fr))"
    >
      {projects.map((project) => (
        <ProjectCard key={project.id} project={project} {...actions} />
      ))}
    </Grid>
  )
}

/** A project in the list: one line on wide screens, several on narrow ones. */
const ProjectRow = ({ project, ...actions }: ProjectItemProps) => (
  <chakra.li
    display="grid"
    gridTemplateColumns={{ base: '1fr auto', lg: 'minmax(0, 1fr) 120px 200px 110px 130px auto' }}
    alignItems="center"
    columnGap="5"
    rowGap="3"
    px="5"
    py="3.5"
    borderTopWidth="1px"
    _first={{ borderTopWidth: '0' }}
  >
    <Box minW="0">
      <Text as="h2" textStyle="body">
        <ProjectLink project={project} />
      </Text>
      <Flex columnGap="3.5" rowGap="0.5" wrap="wrap" mt="1" color="fg.muted" textStyle="small">
        {project.category.label}
        <ProjectCounts id={project.id} />
      </Flex>
    </Box>
    <Box order={{ lg: '6' }} justifySelf="end">
      <ProjectMenu project={project} {...actions} />
    </Box>
    <Box>
      <ProjectStatusBadge project={project} />
    </Box>
    <Text
      color="fg.muted"
      textStyle="small"
      textAlign={{ base: 'end', lg: 'start' }}
      fontVariantNumeric="tabular-nums"
      order={{ lg: '5' }}
    >
      {formatTimeLeft(project)}
    </Text>
    <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
      <ProgressBar label={`Progresso de ${project.name}`} value={project.progress} />
    </Box>
    <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
      <Assignees people={project.assignee} />
    </Box>
  </chakra.li>
)
