import { Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuFolderKanban, LuPlus, LuSearchX } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { focusTitle } from '../../parts/focus-title.ts'
import { FloatingUndo } from '../../parts/undo-bar.tsx'
import { filterProjects } from './filter-projects.ts'
import { type ProjectDialogState, ProjectDialogs } from './project-dialogs.tsx'
import { ProjectFilters } from './project-filters.tsx'
import { ProjectList } from './project-list.tsx'
import type { ProjectActions } from './project-menu.tsx'
import { sortProjects } from './project-sort.ts'
import { ProjectTable } from './project-table.tsx'
import { clearLastRemoval, lastRemoval } from './removal.ts'
import { duplicateProject, portfolio } from './store.ts'
import { clearFilter, viewChoice } from './view-choice.ts'

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

  function undo() {
    removal?.undo()
    clearLastRemoval()
    announce('Desfeito')
    focusTitle()
  }

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
      <FloatingUndo text={removal?.text} onUndo={undo} onClose={clearLastRemoval} />
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
