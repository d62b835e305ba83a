import { Badge, chakra, Flex, Text } from '@chakra-ui/react'
import { Assignees } from '../../parts/assignees.tsx'
import { formatNumericDay } from '../../parts/days.ts'
import { ProgressBar } from '../../parts/progress-bar.tsx'
import type { TaskSnapshot } from '../../parts/task.ts'
import { ProjectCounts } from './project-counts.tsx'
import { ProjectLink } from './project-link.tsx'
import { type ProjectActions, ProjectMenu } from './project-menu.tsx'
import { formatTimeLeft } from './project-status.ts'
import { ProjectStatusBadge } from './project-status-badge.tsx'

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
