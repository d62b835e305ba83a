import { searchTest } from '@/lib/search-text.ts'
import type { TaskSnapshot } from '../../parts/task.ts'
import { computeStatus } from './project-status.ts'
import { findProjects } from './store.ts'
import type { ProjectFilter } from './view-choice.ts'

/** Returns the projects that pass the search, the category and the person; not the status. */
function filterBesideStatus(projects: readonly TaskSnapshot[], { query, category, person }: ProjectFilter) {
  return findProjects(projects, searchTest(query)).filter(
    (project) =>
      (!category || project.category.value === category) &&
      (!person || project.assignee.some(({ value }) => value === person)),
  )
}

/** Returns the projects that pass the filter, and how many each status would show. */
export function filterProjects(projects: readonly TaskSnapshot[], filter: ProjectFilter) {
  const candidates = filterBesideStatus(projects, filter)
  const countByStatus = new Map<string, number>()
  for (const project of candidates) {
    const { label } = computeStatus(project)
    countByStatus.set(label, (countByStatus.get(label) ?? 0) + 1)
  }
  const found = filter.status
    ? candidates.filter((project) => computeStatus(project).label === filter.status)
    : candidates
  return { found, total: candidates.length, countByStatus }
}
