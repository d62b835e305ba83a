import { Badge } from '@chakra-ui/react'
import type { TaskSnapshot } from '../../parts/task.ts'
import { computeStatus } from './project-status.ts'

export function ProjectStatusBadge({ project }: { project: TaskSnapshot }) {
  const { label, palette } = computeStatus(project)
  return (
    <Badge colorPalette={palette} size="sm" flexShrink="0">
      {label}
    </Badge>
  )
}
