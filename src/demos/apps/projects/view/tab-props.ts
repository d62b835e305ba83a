import type { TaskSnapshot } from '../../../parts/task.ts'
import type { ProjectDetailsSnapshot } from '../portfolio.ts'

export type TabProps = { project: TaskSnapshot; details: ProjectDetailsSnapshot }
