import * as z from 'zod/mini'
import { createDemoStore } from '../../store/demo-store.ts'
import { defaultSort, isProjectSort } from './project-sort.ts'

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
