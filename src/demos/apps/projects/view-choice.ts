import { proxy } from 'valtio'
import * as z from 'zod/mini'
import { createDemoStore } from '../../store/demo-store.ts'
import { defaultSort, isProjectSort } from './project-sort.ts'

const views = ['grid', 'list', 'table'] as const

export type ProjectView = (typeof views)[number]

const viewSchema = z.object({ view: z.enum(views), sort: z.string() })

const { state, change } = createDemoStore('projects-view', viewSchema, () => ({
  view: 'grid' as ProjectView,
  sort: defaultSort as string,
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

const createFilter = () => ({ query: '', status: '', category: '', person: '' })

/** In memory, so that it survives a visit to a project. An empty value does not filter. */
export const projectFilter = proxy(createFilter())

export type ProjectFilter = ReturnType<typeof createFilter>

export const setFilter = (values: Partial<ProjectFilter>) => Object.assign(projectFilter, values)

export const clearFilter = () => setFilter(createFilter())
