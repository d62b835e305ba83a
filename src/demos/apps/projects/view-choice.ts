import * as z from 'zod/mini'
import { createCollator } from '@/lib/format/intl.ts'
import type { TaskSnapshot } from '../../parts/task.ts'
import { createDemoStore } from '../../store/demo-store.ts'

export const projectSorts = {
  newest: 'Mais novos',
  'name-up': 'Nome, de A a Z',
  'name-down': 'Nome, de Z a A',
  'end-up': 'Término mais próximo',
  'end-down': 'Término mais distante',
  'progress-up': 'Menor progresso',
  'progress-down': 'Maior progresso',
} as const

export type ProjectSort = keyof typeof projectSorts

export type SortKey = 'name' | 'end' | 'progress'

export const defaultSort: ProjectSort = 'newest'

export const isProjectSort = (value: string): value is ProjectSort => value in projectSorts

const names = createCollator()

const compareByKey: Record<SortKey, (a: TaskSnapshot, b: TaskSnapshot) => number> = {
  name: (a, b) => names.compare(a.name, b.name),
  end: (a, b) => a.endDate.localeCompare(b.endDate),
  progress: (a, b) => a.progress - b.progress,
}

/** Sorts newest-first projects. An unknown sort leaves their order. */
export function sortProjects(projects: readonly TaskSnapshot[], sort: string): readonly TaskSnapshot[] {
  const [key, direction] = sort.split('-')
  const compare = compareByKey[key as SortKey]
  if (!compare) return projects
  return projects.toSorted((a, b) => (direction === 'down' ? compare(b, a) : compare(a, b)))
}

/** Returns the sort after a press of a column's head: up, or down if it is sorted up. */
export const toggleSort = (key: SortKey, sort: string): ProjectSort =>
  sort === `${key}-up` ? `${key}-down` : `${key}-up`

export function readAriaSort(key: SortKey, sort: string): 'ascending' | 'descending' | undefined {
  if (sort === `${key}-up`) return 'ascending'
  return sort === `${key}-down` ? 'descending' : undefined
}

const views = ['grid', 'list', 'table'] as const

export type ProjectView = (typeof views)[number]

const createFilter = () => ({ query: '', status: '', category: '', person: '' })

export type ProjectFilter = ReturnType<typeof createFilter>

const filterSchema = z.object({
  query: z.string(),
  status: z.string(),
  category: z.string(),
  person: z.string(),
})

const viewSchema = z.object({
  view: z.enum(views),
  sort: z.string(),
  /** An empty value does not filter. */
  filter: z._default(filterSchema, createFilter),
})

const { state, change } = createDemoStore('projects-view', viewSchema, () => ({
  view: 'grid' as ProjectView,
  sort: defaultSort as string,
  filter: createFilter(),
}))

/** Stored. */
export const viewChoice = state

export const setView = (view: ProjectView) =>
  change((state) => {
    state.view = view
  })

export const setSort = (sort: string) =>
  change((state) => {
    state.sort = isProjectSort(sort) ? sort : defaultSort
  })

export const setFilter = (values: Partial<ProjectFilter>) =>
  change((state) => {
    state.filter = { ...state.filter, ...values }
  })

export const clearFilter = () => setFilter(createFilter())
