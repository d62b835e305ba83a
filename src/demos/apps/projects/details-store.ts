import type { TaskFile, TaskFileSnapshot } from '../../parts/stored-file.ts'
import {
  computeMeanProgress,
  computeStage,
  createTask,
  type Task,
  type TaskComment,
  type TaskDraft,
  type TaskOption,
  type TaskSnapshot,
  type TaskStage,
} from '../../parts/task.ts'
import { finishTask, reopenTask } from '../../parts/tasks/checklist.ts'
import { findProject, openProject, type ProjectDetails, readDetails } from './portfolio.ts'
import { changePortfolio, createEntry, portfolio } from './store.ts'

/**
 * Changes the details of a project, and its progress, which is the mean of its tasks. `describe` returns the text for
 * the activity; `undefined` if there is nothing to tell.
 */
export function changeDetails(
  projectId: string,
  act: (details: ProjectDetails, project: Task) => void,
  describe: string | ((details: ProjectDetails) => string | undefined) | undefined,
): void {
  const entry = createEntry('')
  changePortfolio((state) => {
    const opened = openProject(state, projectId)
    if (!opened) return
    const { project, details } = opened
    act(details, project)
    project.progress = computeMeanProgress(details.tasks) ?? project.progress
    const text = typeof describe === 'function' ? describe(details) : describe
    if (text) details.activity.unshift({ ...entry, text })
  })
}

export function addProjectTask(projectId: string, draft: TaskDraft): void {
  const id = crypto.randomUUID()
  changeDetails(projectId, ({ tasks }) => tasks.push(createTask(id, draft)), `criou a tarefa “${draft.name}”`)
}

const describeParts = ({ comments = [], files = [], progress, ...task }: TaskSnapshot) => ({
  comments: comments.length,
  files: files.length,
  progress,
  stage: computeStage({ progress, ...task }),
})

type TaskParts = ReturnType<typeof describeParts>

function describeStage(before: TaskStage, after: TaskStage, name: string): string {
  if (after === 'done') return `concluiu ${name}`
  if (before === 'done') return `reabriu ${name}`
  return after === 'doing' ? `começou ${name}` : `devolveu ${name} para A fazer`
}

function describeChange(before: TaskParts, after: TaskParts, task: Task): string | undefined {
  const name = `a tarefa “${task.name}”`
  if (after.stage !== before.stage) return describeStage(before.stage, after.stage, name)
  if (after.comments > before.comments) return `comentou ${name}`
  return after.files > before.files ? `anexou arquivos a “${task.name}”` : undefined
}

/**
 * Changes a part of a task. The activity tells of its stage, of comments and of files. After a change of the progress
 * the progress decides on the stage again.
 */
export function changeProjectTask(projectId: string, taskId: string, act: (task: Task) => void): void {
  let text: string | undefined
  changeDetails(
    projectId,
    ({ tasks }) => {
      const task = tasks.find(({ id }) => id === taskId)
      if (!task) return
      const before = describeParts(task)
      act(task)
      if (task.progress !== before.progress) delete task.stage
      text = describeChange(before, describeParts(task), task)
    },
    () => text,
  )
}

export const setTaskDone = (projectId: string, taskId: string, isDone: boolean) =>
  changeProjectTask(projectId, taskId, isDone ? finishTask : reopenTask)

function setStage(task: Task, stage: TaskStage): void {
  const before = computeStage(task)
  if (before === stage) return
  if (stage === 'done') {
    finishTask(task)
    return
  }
  if (before === 'done') reopenTask(task)
  task.stage = stage
}

/** Moves a task into a stage, before one of its tasks or to its end. */
export function moveProjectTask(
  projectId: string,
  taskId: string,
  stage: TaskStage,
  beforeId: string | null,
): void {
  if (taskId === beforeId) return
  let text: string | undefined
  changeDetails(
    projectId,
    ({ tasks }) => {
      const task = tasks.find(({ id }) => id === taskId)
      if (!task) return
      const before = describeParts(task)
      tasks.splice(tasks.indexOf(task), 1)
      setStage(task, stage)
      const next = tasks.findIndex(({ id }) => id === beforeId)
      tasks.splice(next < 0 ? tasks.length : next, 0, task)
      text = describeChange(before, describeParts(task), task)
    },
    () => text,
  )
}

/** Removes a task. Returns a function that restores it. */
export function removeProjectTask(projectId: string, { id, name }: TaskSnapshot): () => void {
  const { tasks } = readDetails(portfolio, projectId)
  const index = tasks.findIndex((task) => task.id === id)
  const removed = JSON.stringify(tasks[index])
  changeDetails(
    projectId,
    (details) => {
      details.tasks = details.tasks.filter((task) => task.id !== id)
    },
    `excluiu a tarefa “${name}”`,
  )
  return () =>
    changeDetails(
      projectId,
      (details) => details.tasks.splice(index, 0, JSON.parse(removed)),
      `restaurou a tarefa “${name}”`,
    )
}

export function addProjectFiles(projectId: string, files: readonly TaskFile[]): void {
  const names = files.map(({ name }) => `“${name}”`).join(', ')
  changeDetails(
    projectId,
    (details) => details.files.unshift(...files.map((file) => ({ ...file }))),
    `adicionou ${names}`,
  )
}

export function removeProjectFile(projectId: string, { id, name }: TaskFileSnapshot): void {
  changeDetails(
    projectId,
    (details) => {
      details.files = details.files.filter((file) => file.id !== id)
    },
    `removeu o arquivo “${name}”`,
  )
}

export function addProjectComment(projectId: string, comment: TaskComment): void {
  changeDetails(projectId, ({ comments }) => comments.push({ ...comment }), 'comentou o projeto')
}

export function deleteProjectComment(projectId: string, id: string): void {
  changeDetails(
    projectId,
    (details) => {
      details.comments = details.comments.filter((comment) => comment.id !== id)
    },
    'excluiu um comentário',
  )
}

/** Sets the people of a project. The activity names who joined and who left. */
export function setTeam(projectId: string, people: readonly TaskOption[]): void {
  const before = findProject(portfolio, projectId)?.assignee ?? []
  const listNew = (all: readonly TaskOption[], known: readonly TaskOption[]) =>
    all.filter(({ value }) => !known.some((person) => person.value === value)).map(({ label }) => label)
  const [joined, left] = [listNew(people, before), listNew(before, people)]
  const text = [
    joined.length > 0 && `incluiu ${joined.join(', ')} na equipe`,
    left.length > 0 && `retirou ${left.join(', ')} da equipe`,
  ]
  changeDetails(
    projectId,
    (_, project) => {
      project.assignee = people.map((person) => ({ ...person }))
    },
    text.filter(Boolean).join(' e '),
  )
}
