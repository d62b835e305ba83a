import { searchKey } from '@/lib/search-text.ts'
import { createTask, type TaskDraft, type TaskSnapshot } from '../../parts/task.ts'
import { createDemoStore } from '../../store/demo-store.ts'
import { createEntry } from './activity.ts'
import { createDetails, type Portfolio, portfolioSchema } from './portfolio.ts'
import { seedPortfolio } from './seed.ts'

const { state, change } = createDemoStore('projects', portfolioSchema, seedPortfolio)

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
  change(({ projects, details }) => {
    const index = projects.findIndex((project) => project.id === id)
    if (index < 0) return
    projects[index] = createTask(id, draft)
    details?.[id]?.activity.unshift({ ...entry })
  })
}

/** Removes a project with its details. Returns a function that restores it. */
export function removeProject(id: string): () => void {
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

/** Returns the projects that match by name, description, category or people. */
export function findProjects(projects: readonly TaskSnapshot[], test: (key: string) => boolean) {
  return projects.filter(({ name, des, category, assignee }) =>
    test(searchKey([name, des, category.label, ...assignee.map(({ label }) => label)].join(' '))),
  )
}
