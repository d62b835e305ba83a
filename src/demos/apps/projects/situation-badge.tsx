import { Badge } from '@chakra-ui/react'
import type { ShownTask } from '../../parts/task.ts'
import { situationOf } from './situation.ts'

/** The state of a project, in a word. */
export function SituationBadge({ project }: { project: ShownTask }) {
  const { label, palette } = situationOf(project)
  return (
    <Badge colorPalette={palette} size="sm" flexShrink="0">
      {label}
    </Badge>
  )
}
