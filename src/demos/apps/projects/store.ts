import { proxy, ref } from 'valtio'
import * as z from 'zod/mini'
import { searchKey } from '@/lib/search-text.ts'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { createTask, type TaskDraft, type TaskSnapshot } from '../../parts/task.ts'
import type { Removal } from '../../parts/undo-bar.tsx'
import { copyPlain } from '../../store/copy-plain.ts'
import { createDemoStore } from '../../store/demo-store.ts'
import {
  type Activity,
  createDetails,
  findProject,
  type Portfolio,
  portfolioSchema,
  readDetails,
  type Showcase,
  showcaseId,
} from './portfolio.ts'
import { addShowcase, seedPortfolio, seedShowcase } from './seed.ts'

/** The last removed project, in memory, because its own page ends at the list. */
export const lastRemoval = proxy<{ current: Removal | undefined }>({ current: undefined })

export function setLastRemoval(removal: Removal): void {
  lastRemoval.current = ref(removal)
}

export function clearLastRemoval(): void {
  lastRemoval.current = undefined
}

/** Describes an action of the logged-in user. */
export const createEntry = (text: string): Activity => ({
  id: crypto.randomUUID(),
  at: new Date().toISOString(),
  author: fullName(auth.profile),
  text,
})

const storedSchema = z.pipe(portfolioSchema, z.transform(addShowcase))

const { state, change } = createDemoStore('projects', storedSchema, seedPortfolio)

/** Newest first. Read it through `useSnapshot`. */
export const portfolio: Portfolio = state

export const changePortfolio = change

export function addProject(draft: TaskDraft): void {
  const id = crypto.randomUUID()
  const entry = createEntry('criou o projeto')
  change((state) => {
    state.projects.unshift(createTask(id, draft))
    state.details = { ...state.details, [id]: { ...createDetails(), activity: [{ ...entry }] } }
  })
}

export function updateProject(id: string, draft: TaskDraft): void {
  const entry = createEntry('editou o projeto')
  change((state) => {
    const project = findProject(state, id)
    if (!project) return
    const updated = createTask(id, draft)
    if (id === showcaseId && state.showcase) state.showcase.project = updated
    else state.projects[state.projects.indexOf(project)] = updated
    const details = id === showcaseId ? state.showcase?.details : state.details?.[id]
    details?.activity.unshift({ ...entry })
  })
}

/** Adds a copy of a project to the list. Comments and activity stay with the original. */
export function duplicateProject(id: string): void {
  const project = findProject(state, id)
  if (!project) return
  const copyId = crypto.randomUUID()
  const draft = copyPlain({ ...project, name: `${project.name} (cópia)` })
  const details = JSON.stringify(readDetails(state, id))
  const entry = createEntry(`criou o projeto como cópia de “${project.name}”`)
  change((state) => {
    state.projects.unshift(createTask(copyId, draft))
    const copy = { ...JSON.parse(details), comments: [], activity: [{ ...entry }] }
    state.details = { ...state.details, [copyId]: copy }
  })
}

/** Removes a project with its details. Returns a function that restores it. */
export function removeProject(id: string): () => void {
  if (id === showcaseId) return replaceShowcase(() => null)
  const index = state.projects.findIndex((project) => project.id === id)
  const removed = JSON.stringify({ project: state.projects[index], details: state.details?.[id] })
  change((state) => {
    state.projects = state.projects.filter((project) => project.id !== id)
    delete state.details?.[id]
  })
  return () =>
    change((state) => {
      if (index < 0 || state.projects.some((project) => project.id === id)) return
      const { project, details } = JSON.parse(removed)
      state.projects.splice(index, 0, project)
      if (details) state.details = { ...state.details, [id]: details }
    })
}

/** Returns a function that restores the project of the details page as it was. */
function replaceShowcase(create: () => Showcase | null): () => void {
  const before = JSON.stringify(state.showcase ?? null)
  change((state) => {
    state.showcase = create()
  })
  return () =>
    change((state) => {
      state.showcase = JSON.parse(before)
    })
}

/** Starts the details page's project again. Returns a function that restores it as it was. */
export const resetShowcase = () => replaceShowcase(seedShowcase)

/** Returns the projects that match by name, description, category or people. */
export function findProjects(projects: readonly TaskSnapshot[], test: (key: string) => boolean) {
  return projects.filter(({ name, des, category, assignee }) =>
    test(searchKey([name, des, category.label, ...assignee.map(({ label }) => label)].join(' '))),
  )
}
