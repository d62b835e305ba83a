import { formatCounted } from '@/lib/format/quantity.ts'
import { searchTest } from '@/lib/search-text.ts'
import { dayFromToday, daysBetween } from '../../parts/days.ts'
import type { TaskSnapshot } from '../../parts/task.ts'
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

export const projectStatuses = [
  { label: 'Em andamento', palette: 'info' },
  { label: 'A iniciar', palette: 'neutral' },
  { label: 'Atrasado', palette: 'danger' },
  { label: 'Concluído', palette: 'success' },
] as const

type ProjectStatus = (typeof projectStatuses)[number]

type ProjectSchedule = Pick<TaskSnapshot, 'startDate' | 'endDate' | 'progress'>

/** Computes the status from dates and progress. */
export function computeStatus(
  { startDate, endDate, progress }: ProjectSchedule,
  today = dayFromToday(0),
): ProjectStatus {
  if (progress >= 100) return { label: 'Concluído', palette: 'success' }
  if (endDate < today) return { label: 'Atrasado', palette: 'danger' }
  if (startDate > today) return { label: 'A iniciar', palette: 'neutral' }
  return { label: 'Em andamento', palette: 'info' }
}

const formatDays = (count: number) => formatCounted(count, 'dia', 'dias')

/** Returns the time until or since the end: "Faltam 5 dias". */
export function formatTimeLeft({ endDate, progress }: ProjectSchedule, today = dayFromToday(0)): string {
  const left = daysBetween(today, endDate)
  if (progress >= 100) return 'Entregue'
  if (Number.isNaN(left)) return 'Sem data de término'
  if (left === 0) return 'Termina hoje'
  if (left < 0) return `${formatDays(-left)} de atraso`
  return left === 1 ? 'Falta 1 dia' : `Faltam ${formatDays(left)}`
}
