import { Button, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { LuFolderKanban, LuPlus, LuSearchX } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { searchTest } from '@/lib/search-text.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { RouteHeader } from '@/ui/page/route-header.tsx'
import { type ProjectDialogState, ProjectDialogs } from './project-dialogs.tsx'
import { ProjectList } from './project-list.tsx'
import { findProjects, portfolio } from './store.ts'
import { setQuery, viewChoice } from './view-choice.ts'
import { ViewSwitch } from './view-switch.tsx'

/** All projects, as a grid or a list, filtered by a search. */
export default function ProjectsPage() {
  const { projects } = useSnapshot(portfolio)
  const { isList, query } = useSnapshot(viewChoice, { sync: true })
  const [dialog, setDialog] = useState<ProjectDialogState>()
  const found = findProjects(projects, searchTest(query))
  const add = (
    <Button onClick={() => setDialog({ kind: 'new' })}>
      <LuPlus aria-hidden="true" />
      Novo projeto
    </Button>
  )
  return (
    <>
      <RouteHeader actions={projects.length > 0 && add} />
      {projects.length > 0 && (
        <Flex justify="space-between" gap="3" mb="5">
          <SearchField label="Buscar projeto" value={query} onChange={setQuery} flex="1" maxW="24rem" />
          <ViewSwitch isList={isList} />
        </Flex>
      )}
      {found.length > 0 ? (
        <ProjectList
          projects={found}
          isList={isList}
          onEdit={(project) => setDialog({ kind: 'edit', project })}
          onRemove={(project) => setDialog({ kind: 'removal', project })}
        />
      ) : (
        <Panel>
          {projects.length === 0 ? (
            <EmptyState icon={<LuFolderKanban />} title="Ainda não há projetos." action={add} />
          ) : (
            <EmptyState
              icon={<LuSearchX />}
              title={`Nenhum projeto com “${query}”.`}
              action={
                <Button variant="outline" onClick={() => setQuery('')}>
                  Limpar busca
                </Button>
              }
            />
          )}
        </Panel>
      )}
      <ProjectDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  )
}
