import { Tabs } from '@chakra-ui/react'
import { tabsSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import type { LinkTarget } from '@/routes/link-target.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { focusTitle } from '../../../parts/focus-title.ts'
import { readDetails, showcaseId } from '../portfolio.ts'
import { type ProjectDialogState, ProjectDialogs } from '../project-dialogs.tsx'
import { portfolio } from '../store.ts'
import { ActivityTab } from './activity-tab.tsx'
import { CommentsTab } from './comments-tab.tsx'
import { FilesTab } from './files-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { ProjectHead, type ProjectHeadProps } from './project-head.tsx'
import { TasksTab } from './tasks-tab.tsx'
import { TeamTab } from './team-tab.tsx'

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
