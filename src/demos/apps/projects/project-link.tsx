import { resolvePath, useLocation } from 'react-router-dom'
import { AppLink } from '@/ui/navigation/app-link.tsx'
import type { ShownTask } from '../../parts/task.ts'

/** A project's name, which leads to its own page: below the one being shown. */
export function ProjectLink({ project }: { project: ShownTask }) {
  const { pathname } = useLocation()
  return (
    <AppLink
      to={resolvePath(project.id, pathname).pathname}
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
