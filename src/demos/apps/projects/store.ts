import { searchKey } from '@/lib/search-text.ts'
import { createTask, type TaskDraft, type TaskSnapshot } from '../../parts/task.ts'
import { createDemoStore } from '../../store/demo-store.ts'
import { type Portfolio, portfolioSchema } from './portfolio.ts'
import { seedPortfolio } from './seed.ts'

const { state, change } = createDemoStore('projects', portfolioSchema, seedPortfolio)

/** Newest first. Read it through `useSnapshot`. */
export const portfolio: Portfolio = state

export function addProject(draft: TaskDraft): void {
  const id = crypto.randomUUID()
  change(({ projects }) => projects.unshift(createTask(id, draft)))
}

export function updateProject(id: string, draft: TaskDraft): void {
  change(({ projects }) => {
    const project = projects.find((project) => project.id === id)
    if (project) Object.assign(project, createTask(id, draft))
  })
}

export function removeProject(id: string): void {
  change((state) => {
    state.projects = state.projects.filter((project) => project.id !== id)
  })
}

/** Returns the projects that match by name, description, category or people. */
export function findProjects(projects: readonly TaskSnapshot[], test: (key: string) => boolean) {
  return projects.filter(({ name, des, category, assignee }) =>
    test(searchKey([name, des, category.label, ...assignee.map(({ label }) => label)].join(' '))),
  )
}
