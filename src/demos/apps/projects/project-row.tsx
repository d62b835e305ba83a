import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { Assignees } from '../../parts/assignees.tsx'
import { ProgressBar } from '../../parts/progress-bar.tsx'
import type { ProjectItemProps } from './project-card.tsx'
import { ProjectCounts } from './project-counts.tsx'
import { ProjectLink } from './project-link.tsx'
import { ProjectMenu } from './project-menu.tsx'
import { formatTimeLeft } from './project-status.ts'
import { ProjectStatusBadge } from './project-status-badge.tsx'

/** A project in the list: one line on wide screens, several on narrow ones. */
export const ProjectRow = ({ project, ...actions }: ProjectItemProps) => (
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
