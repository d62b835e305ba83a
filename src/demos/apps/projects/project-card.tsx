import { Badge, chakra, Flex, Text } from '@chakra-ui/react'
import { LuCopy, LuMessageSquare, LuPaperclip, LuPencil, LuSquareCheckBig, LuTrash2 } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { AppLink } from '@/ui/navigation/route-link.tsx'
import { ActionMenu } from '../../parts/action-menu.tsx'
import { Assignees } from '../../parts/assignees.tsx'
import { formatNumericDay } from '../../parts/days.ts'
import { ProgressBar } from '../../parts/progress-bar.tsx'
import { computeStage, type TaskSnapshot } from '../../parts/task.ts'
import { useRelativeLink } from '../../parts/use-relative-link.ts'
import { readDetails } from './portfolio.ts'
import { computeStatus, formatTimeLeft } from './project-status.ts'
import { portfolio } from './store.ts'

export type ProjectItemProps = ProjectActions & { project: TaskSnapshot }

export const ProjectCard = ({ project, ...actions }: ProjectItemProps) => (
  <chakra.li
    display="flex"
    flexDirection="column"
    gap="3.5"
    p="5"
    minW="0"
    bg="bg.panel"
    borderWidth="1px"
    borderColor="border.panel"
    borderRadius="panel"
    boxShadow="panel"
  >
    <Flex justify="space-between" align="flex-start" gap="2">
      <Text as="h2" textStyle="h3" minW="0" pt="1">
        <ProjectLink project={project} />
      </Text>
      <ProjectMenu project={project} {...actions} />
    </Flex>
    <Text color="fg.muted" mt="-2" lineClamp={2} overflowWrap="anywhere" flex="1">
      {project.des || 'Sem descrição.'}
    </Text>
    <Flex gap="2" wrap="wrap" align="center">
      <ProjectStatusBadge project={project} />
      <Badge colorPalette="neutral" size="sm">
        {project.category.label}
      </Badge>
    </Flex>
    <ProgressBar label={`Progresso de ${project.name}`} value={project.progress} />
    <ProjectCounts id={project.id} />
    <Flex justify="space-between" align="center" gap="3" minH="7">
      <Assignees people={project.assignee} />
      <Text color="fg.muted" textStyle="small" textAlign="end" fontVariantNumeric="tabular-nums">
        {formatTimeLeft(project)}, {formatNumericDay(project.endDate)}
      </Text>
    </Flex>
  </chakra.li>
)

/** A project's name as a link to its page, relative to the current one. */
export function ProjectLink({ project }: { project: TaskSnapshot }) {
  const linkTo = useRelativeLink()
  return (
    <AppLink
      to={linkTo(project.id)}
      color="fg"
      fontWeight="600"
      display="inline"
      overflowWrap="anywhere"
      _hover={{ color: 'primary.fg' }}
    >
      {project.name}
    </AppLink>
  )
}

export type ProjectActions = {
  onEdit: (project: TaskSnapshot) => void
  onRemove: (project: TaskSnapshot) => void
  onDuplicate: (project: TaskSnapshot) => void
}

/** The actions on a project in a list. */
export const ProjectMenu = ({
  project,
  onEdit,
  onRemove,
  onDuplicate,
}: ProjectActions & { project: TaskSnapshot }) => (
  <ActionMenu
    label={`Ações do projeto ${project.name}`}
    groups={[
      {
        actions: [
          { label: 'Editar', icon: <LuPencil />, onSelect: () => onEdit(project) },
          { label: 'Duplicar', icon: <LuCopy />, onSelect: () => onDuplicate(project) },
          { label: 'Remover', icon: <LuTrash2 />, isDanger: true, onSelect: () => onRemove(project) },
        ],
      },
    ]}
  />
)

export function ProjectStatusBadge({ project }: { project: TaskSnapshot }) {
  const { label, palette } = computeStatus(project)
  return (
    <Badge colorPalette={palette} size="sm" flexShrink="0">
      {label}
    </Badge>
  )
}

/** The counts of a project's tasks, files and comments. */
export function useProjectCounts(id: string) {
  const { tasks, files, comments } = readDetails(useSnapshot(portfolio), id)
  return {
    done: tasks.filter((task) => computeStage(task) === 'done').length,
    tasks: tasks.length,
    files: files.length,
    comments: comments.length,
  }
}

/** "5 de 9 tarefas", and the numbers of files and comments. */
export function ProjectCounts({ id }: { id: string }) {
  const { done, tasks, files, comments } = useProjectCounts(id)
  return (
    <Flex columnGap="3.5" rowGap="1" wrap="wrap" color="fg.muted" textStyle="small">
      <Count icon={<LuSquareCheckBig aria-hidden="true" />}>
        {tasks === 0 ? 'Sem tarefas' : `${done} de ${formatCounted(tasks, 'tarefa', 'tarefas')}`}
      </Count>
      {files > 0 && (
        <Count icon={<LuPaperclip aria-hidden="true" />}>{formatCounted(files, 'arquivo', 'arquivos')}</Count>
      )}
      {comments > 0 && (
        <Count icon={<LuMessageSquare aria-hidden="true" />}>
          {formatCounted(comments, 'comentário', 'comentários')}
        </Count>
      )}
    </Flex>
  )
}

const Count = ({ icon, children }: { icon: React.ReactNode; children: string }) => (
  <Flex align="center" gap="1.5">
    {icon}
    <Text as="span" fontVariantNumeric="tabular-nums">
      {children}
    </Text>
  </Flex>
)
