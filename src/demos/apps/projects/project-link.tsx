import { AppLink } from '@/ui/navigation/route-link.tsx'
import type { TaskSnapshot } from '../../parts/task.ts'
import { useRelativeLink } from '../../parts/use-relative-link.ts'

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
