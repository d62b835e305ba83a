import { chakra, Grid } from '@chakra-ui/react'
import type { TaskSnapshot } from '../../parts/task.ts'
import { ProjectCard } from './project-card.tsx'
import type { ProjectActions } from './project-menu.tsx'
import { ProjectRow } from './project-row.tsx'

type ProjectListProps = ProjectActions & { projects: readonly TaskSnapshot[]; isList: boolean }

export function ProjectList({ projects, isList, ...actions }: ProjectListProps) {
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
