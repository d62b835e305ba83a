import { Button, Tabs } from '@chakra-ui/react'
import { tabsSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuArrowLeft, LuPencil, LuTrash2 } from 'react-icons/lu'
import { useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import type { LinkTarget } from '@/routes/link-target.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { PageHeader } from '@/ui/page/page-header.tsx'
import type { TaskSnapshot } from '../../../parts/task.ts'
import { readDetails } from '../portfolio.ts'
import { type ProjectDialogState, ProjectDialogs } from '../project-dialogs.tsx'
import { portfolio } from '../store.ts'
import { ActivityTab } from './activity-tab.tsx'
import { CommentsTab } from './comments-tab.tsx'
import { FilesTab } from './files-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { TasksTab } from './tasks-tab.tsx'
import { TeamTab } from './team-tab.tsx'

type ProjectViewProps = {
  project: TaskSnapshot
  /** The path of the list, for the link back and after a removal. */
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
export function ProjectView({ project, listPath, isListInTrail = false }: ProjectViewProps) {
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
  const props = { project, details }
  return (
    <>
      <PageHeader
        title={project.name}
        actions={
          <>
            {!isListInTrail && (
              <ButtonLink
                to={listPath}
                variant="ghost"
                colorPalette="neutral"
                _rtl={{ '& svg': { transform: 'scaleX(-1)' } }}
              >
                <LuArrowLeft aria-hidden="true" />
                Todos os projetos
              </ButtonLink>
            )}
            <Button
              variant="outline"
              colorPalette="neutral"
              onClick={() => setDialog({ kind: 'removal', project })}
            >
              <LuTrash2 aria-hidden="true" />
              Remover
            </Button>
            <Button onClick={() => setDialog({ kind: 'edit', project })}>
              <LuPencil aria-hidden="true" />
              Editar
            </Button>
          </>
        }
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
          <OverviewTab {...props} onOpenTab={openTab} />
        </Tabs.Content>
        <Tabs.Content value="tarefas">
          <TasksTab {...props} />
        </Tabs.Content>
        <Tabs.Content value="arquivos">
          <FilesTab {...props} />
        </Tabs.Content>
        <Tabs.Content value="atividade">
          <ActivityTab {...props} />
        </Tabs.Content>
        <Tabs.Content value="comentarios">
          <CommentsTab {...props} />
        </Tabs.Content>
        <Tabs.Content value="equipe">
          <TeamTab {...props} />
        </Tabs.Content>
      </Tabs.Root>
      <ProjectDialogs
        dialog={dialog}
        onClose={() => setDialog(undefined)}
        onRemoved={() => navigate(listPath)}
      />
    </>
  )
}
