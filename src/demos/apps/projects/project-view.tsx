import { Button, Flex, Grid, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuArrowLeft, LuPencil, LuTrash2 } from 'react-icons/lu'
import type { LinkTarget } from '@/routes/link-target.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { PageHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { ProgressBar } from '../../parts/progress-bar.tsx'
import type { TaskSnapshot } from '../../parts/task.ts'
import { type ProjectDialogState, ProjectDialogs } from './project-dialogs.tsx'
import { ProjectFacts } from './project-facts.tsx'
import { formatTimeLeft } from './project-status.ts'
import { ProjectStatusBadge } from './project-status-badge.tsx'
import { ProjectTeam } from './project-team.tsx'

type ProjectViewProps = {
  project: TaskSnapshot
  /** The path of the list, for the link back and after a removal. */
  listPath: LinkTarget
  /** True if the breadcrumb already links to the list. */
  isListInTrail?: boolean
}

export function ProjectView({ project, listPath, isListInTrail = false }: ProjectViewProps) {
  const [dialog, setDialog] = useState<ProjectDialogState>()
  const navigate = useNavigateTo()
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
      <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 320px' }} gap="5" alignItems="start">
        <Grid gap="5" templateColumns="minmax(0, 1fr)">
          <Panel title="Andamento" actions={<ProjectStatusBadge project={project} />}>
            <ProgressBar label={`Progresso de ${project.name}`} value={project.progress} />
            <Text color="fg.muted" mt="3">
              {formatTimeLeft(project)}
            </Text>
          </Panel>
          <Panel title="Descrição">
            <Text overflowWrap="anywhere" whiteSpace="pre-line" color={project.des ? undefined : 'fg.muted'}>
              {project.des || 'Sem descrição.'}
            </Text>
          </Panel>
        </Grid>
        <Flex direction="column" gap="5">
          <Panel title="Planejamento">
            <ProjectFacts project={project} />
          </Panel>
          <Panel title="Responsáveis">
            <ProjectTeam people={project.assignee} />
          </Panel>
        </Flex>
      </Grid>
      <ProjectDialogs
        dialog={dialog}
        onClose={() => setDialog(undefined)}
        onRemoved={() => navigate(listPath)}
      />
    </>
  )
}
