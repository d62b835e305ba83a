import { Badge } from '@chakra-ui/react'
import type { TaskSnapshot } from '../../parts/task.ts'
import { computeStatus } from './project-status.ts'

/** The state of a project, in a word. */
export function ProjectStatusBadge({ project }: { project: TaskSnapshot }) {
  const { label, palette } = computeStatus(project)
  return (
    <Badge colorPalette={palette} size="sm" flexShrink="0">
      {label}
    </Badge>
  )
}
