import { beforeEach, describe, expect, it, vi } from 'vitest'
import { computeStatus, formatTimeLeft } from '../../../src/demos/apps/projects/project-status.ts'
import { computeStage, type Task, type TaskDraft } from '../../../src/demos/parts/task.ts'
import { app } from '../../../src/generated/app.ts'
import { searchTest } from '../../../src/lib/search-text.ts'

const key = `${app.storagePrefix}.demo.projects`

/** Opens a new page with its own module instances. */
async function open() {
  vi.resetModules()
  return import('../../../src/demos/apps/projects/store.ts')
}

type ProjectStore = Awaited<ReturnType<typeof open>>

const draft: TaskDraft = {
  name: 'Catálogo',
  des: 'Tudo o que há, em uma página.',
  startDate: '2026-11-02',
  endDate: '2026-11-09',
  progress: 10,
  assignee: [{ value: 'marina', label: 'Marina Exemplo do Vale' }],
  category: { value: 'dados', label: 'Dados' },
}

const ids = ({ portfolio }: ProjectStore) => portfolio.projects.map(({ id }) => id)

const seeded = ['portal', 'identidade', 'indicadores', 'migracao', 'respostas', 'qualidade']

beforeEach(() => localStorage.clear())

describe('projects', () => {
  it('are added at the top with all their values', async () => {
    const store = await open()
    store.addProject(draft)
    expect(store.portfolio.projects[0]).toMatchObject(draft)
    const [, ...others] = ids(await open())
    expect(others).toEqual(seeded)
  })

  it('are updated in place', async () => {
    const store = await open()
    store.updateProject('identidade', draft)
    const { portfolio } = await open()
    expect(portfolio.projects[1]).toEqual({ ...draft, id: 'identidade' })
    expect(portfolio.projects).toHaveLength(6)
  })

  it('are removed', async () => {
    const store = await open()
    store.removeProject('portal')
    expect(ids(await open())).toEqual(seeded.slice(1))
  })

  it.each(['updateProject', 'removeProject'] as const)('do not change when %s finds none', async (action) => {
    const store = await open()
    const before = JSON.stringify(store.portfolio)
    store[action]('gone', draft)
    expect(JSON.stringify(store.portfolio)).toBe(before)
  })

  it('fall back to the seed if the stored value is invalid', async () => {
    localStorage.setItem(key, JSON.stringify({ state: { projects: [{ id: 'x' }] }, made: [] }))
    expect(ids(await open())).toEqual(seeded)
  })

  it.each([
    ['migracao', ['migracao']],
    ['planilha', ['indicadores']],
    ['infraestrutura', ['migracao']],
    ['noemia atendimento', ['respostas']],
    ['nada disso', []],
    ['', seeded],
  ])('are found by %j', async (query, expected) => {
    const { findProjects, portfolio } = await open()
    expect(findProjects(portfolio.projects, searchTest(query)).map(({ id }) => id)).toEqual(expected)
  })
})

/** Opens the store and the details of one new page. */
async function openDetails() {
  const store = await open()
  return { ...store, ...(await import('../../../src/demos/apps/projects/details-store.ts')) }
}

describe('the details of a project', () => {
  it('have tasks whose mean is the progress of each seeded project', async () => {
    const { portfolio } = await open()
    const { computeMeanProgress } = await import('../../../src/demos/parts/task.ts')
    const means = portfolio.projects.map(({ id }) =>
      computeMeanProgress(portfolio.details?.[id]?.tasks ?? []),
    )
    expect(means).toEqual(portfolio.projects.map(({ progress }) => progress))
  })

  it('keep the progress in step with the tasks and tell of their end', async () => {
    const { portfolio, setTaskDone, addProjectTask } = await openDetails()
    setTaskDone('respostas', 'resposta-0', true)
    expect(portfolio.projects[4]?.progress).toBe(33)
    addProjectTask('respostas', draft)
    expect(portfolio.projects[4]?.progress).toBe(28)
    setTaskDone('respostas', 'resposta-0', false)
    expect(portfolio.details?.respostas?.activity.slice(0, 3).map(({ text }) => text)).toEqual([
      'reabriu a tarefa “Reunir as perguntas”',
      'criou a tarefa “Catálogo”',
      'concluiu a tarefa “Reunir as perguntas”',
    ])
  })

  it('agree with the checklist when a task is finished and reopened', async () => {
    const { portfolio, setTaskDone, changeProjectTask } = await openDetails()
    const { checkChecklistItem } = await import('../../../src/demos/parts/tasks/checklist.ts')
    const read = () => portfolio.details?.portal?.tasks.find(({ id }) => id === 'comprovantes')
    const listDone = () => read()?.checklist?.map(({ isDone }) => isDone)
    setTaskDone('portal', 'comprovantes', true)
    expect(listDone()).toEqual([true, true, true, true])
    expect(read()?.progress).toBe(100)
    setTaskDone('portal', 'comprovantes', false)
    expect(listDone()).toEqual([true, true, false, false])
    expect(read()?.progress).toBe(50)
    for (const { id } of read()?.checklist ?? [])
      changeProjectTask('portal', 'comprovantes', (task) => checkChecklistItem(task, id, true))
    expect(read()?.progress).toBe(100)
    setTaskDone('portal', 'comprovantes', false)
    expect(listDone()).toEqual([true, true, true, false])
    expect(read()?.progress).toBe(75)
  })

  it('restore a removed task at its place', async () => {
    const { portfolio, removeProjectTask } = await openDetails()
    const task = portfolio.details?.portal?.tasks[1]
    if (!task) throw new Error('no task')
    removeProjectTask('portal', task)()
    expect(portfolio.details?.portal?.tasks[1]?.id).toBe(task.id)
    expect(portfolio.projects[0]?.progress).toBe(55)
  })

  it('name who joins and who leaves the team', async () => {
    const { portfolio, setTeam } = await openDetails()
    setTeam('indicadores', draft.assignee)
    expect(portfolio.details?.indicadores?.activity[0]?.text).toMatch(
      /^incluiu Marina Exemplo do Vale na equipe e retirou Rogério .* da equipe$/,
    )
  })

  it('return with an undone removal, and are missing in older states', async () => {
    const store = await openDetails()
    const before = JSON.stringify(store.portfolio.details?.portal)
    const undo = store.removeProject('portal')
    expect(store.portfolio.details?.portal).toBeUndefined()
    undo()
    expect(ids(store)).toEqual(seeded)
    expect(JSON.stringify(store.portfolio.details?.portal)).toBe(before)
    const old = { state: { projects: [{ ...draft, id: 'antigo' }] }, made: [] }
    localStorage.setItem(key, JSON.stringify(old))
    const later = await openDetails()
    later.addProjectComment('antigo', { id: '1', author: 'Ana', text: 'Oi', at: '2026-11-02', isOwn: true })
    expect(later.portfolio.details?.antigo?.comments).toHaveLength(1)
    expect(later.portfolio.projects[0]?.progress).toBe(10)
  })
})

describe('the stages of tasks', () => {
  const listStage = (tasks: readonly Pick<Task, 'id' | 'progress' | 'stage'>[] = [], stage: string) =>
    tasks.filter((task) => computeStage(task) === stage).map(({ id }) => id)

  it('change by a move, which may finish, reopen, start or pause a task', async () => {
    const { portfolio, moveProjectTask } = await openDetails()
    const read = (id: string) => portfolio.details?.portal?.tasks.find((task) => task.id === id)
    moveProjectTask('portal', 'acessibilidade', 'doing', null)
    expect(read('acessibilidade')).toMatchObject({ stage: 'doing', progress: 0 })
    moveProjectTask('portal', 'pedidos', 'waiting', null)
    expect(read('pedidos')).toMatchObject({ stage: 'waiting', progress: 75 })
    moveProjectTask('portal', 'pedidos', 'done', null)
    expect(read('pedidos')).toMatchObject({ progress: 100 })
    moveProjectTask('portal', 'pedidos', 'waiting', null)
    expect(read('pedidos')).toMatchObject({ stage: 'waiting', progress: 75 })
    expect(portfolio.details?.portal?.activity.slice(0, 4).map(({ text }) => text)).toEqual([
      'reabriu a tarefa “Lista de pedidos”',
      'concluiu a tarefa “Lista de pedidos”',
      'devolveu a tarefa “Lista de pedidos” para A fazer',
      'começou a tarefa “Revisar a acessibilidade”',
    ])
  })

  it('follow the progress again after it changes', async () => {
    const { portfolio, moveProjectTask, changeProjectTask } = await openDetails()
    moveProjectTask('portal', 'acesso', 'waiting', null)
    changeProjectTask('portal', 'acesso', (task) => Object.assign(task, { progress: 60 }))
    expect(listStage(portfolio.details?.portal?.tasks, 'doing')).toContain('acesso')
  })

  it.each([
    ['before another task', 'acesso', 'pedidos', ['acesso', 'pedidos', 'comprovantes', 'conversa']],
    ['to the end', 'pedidos', null, ['comprovantes', 'conversa', 'acesso', 'pedidos']],
    [
      'before itself, which changes nothing',
      'pedidos',
      'pedidos',
      ['pedidos', 'comprovantes', 'conversa', 'acesso'],
    ],
  ])('keep the order of a move %s', async (_, id, beforeId, expected) => {
    const { portfolio, moveProjectTask } = await openDetails()
    const { length } = portfolio.details?.portal?.activity ?? []
    moveProjectTask('portal', id, 'doing', beforeId)
    expect(listStage(portfolio.details?.portal?.tasks, 'doing')).toEqual(expected)
    expect(portfolio.details?.portal?.activity).toHaveLength(length)
  })
})

describe('the project of the details page', () => {
  it('has a name, a text and people of its own', async () => {
    const { portfolio } = await open()
    const [first] = portfolio.projects
    const project = portfolio.showcase?.project
    for (const key of ['name', 'des', 'assignee'] as const)
      expect(project?.[key], key).not.toEqual(first?.[key])
    const team = project?.assignee.map(({ value }) => value)
    const members = portfolio.showcase?.details.tasks.flatMap(({ assignee }) => assignee)
    expect(team).toEqual(expect.arrayContaining(members?.map(({ value }) => value) ?? []))
  })

  it('is changed, removed and restored without the list', async () => {
    const store = await openDetails()
    const list = JSON.stringify([store.portfolio.projects, store.portfolio.details])
    store.setTaskDone('vitrine', 'pedidos', true)
    expect(store.portfolio.showcase?.project.progress).toBe(58)
    store.updateProject('vitrine', { ...draft, name: 'Outro' })
    expect(store.portfolio.showcase?.project.name).toBe('Outro')
    const undo = store.removeProject('vitrine')
    expect((await open()).portfolio.showcase).toBeNull()
    undo()
    expect(store.portfolio.showcase?.project.name).toBe('Outro')
    const undoReset = store.resetShowcase()
    expect(store.portfolio.showcase?.project.progress).toBe(55)
    undoReset()
    expect(store.portfolio.showcase?.details.activity[0]?.text).toBe('editou o projeto')
    expect(JSON.stringify([store.portfolio.projects, store.portfolio.details])).toBe(list)
  })

  it('starts with what the page of an earlier version showed', async () => {
    const { portfolio } = await open()
    const { showcase: _, ...old } = JSON.parse(JSON.stringify(portfolio))
    old.projects[0].name = 'Portal novo'
    old.details.portal.comments = []
    localStorage.setItem(key, JSON.stringify({ state: old, made: [] }))
    const { showcase, projects } = (await open()).portfolio
    expect(showcase?.project).toMatchObject({ id: 'vitrine', name: 'Portal novo' })
    expect(showcase?.details).toMatchObject({ comments: [], budget: 24_000 })
    expect(projects[0]?.name).toBe('Portal novo')
  })

  it('is copied to the list with its tasks', async () => {
    const { portfolio, duplicateProject } = await open()
    duplicateProject('vitrine')
    const [copy] = portfolio.projects
    expect(copy).toMatchObject({ name: 'Aplicativo de pedidos (cópia)', progress: 55 })
    expect(portfolio.details?.[copy?.id ?? '']).toMatchObject({ comments: [], budget: 24_000 })
    expect(portfolio.details?.[copy?.id ?? '']?.tasks).toHaveLength(9)
  })

  it('has milestones and expenses', async () => {
    const { portfolio } = await open()
    const plan = await import('../../../src/demos/apps/projects/plan-store.ts')
    const read = () => portfolio.showcase?.details
    plan.addMilestone('vitrine', { name: 'Festa', day: '2026-12-20' })
    const added = read()?.milestones?.at(-1)
    if (!added) throw new Error('no milestone')
    plan.setMilestoneDone('vitrine', added, true)
    expect(read()?.milestones?.at(-1)).toMatchObject({ name: 'Festa', isDone: true })
    plan.removeMilestone('vitrine', added)
    expect(read()?.milestones).toHaveLength(5)
    plan.addExpense('identidade', { name: 'Papel', value: 90, day: '2026-11-27', by: 'Ana' })
    plan.setBudget('identidade', 500)
    expect(portfolio.details?.identidade).toMatchObject({ budget: 500, expenses: [{ name: 'Papel' }] })
    const [expense] = portfolio.details?.identidade?.expenses ?? []
    if (expense) plan.removeExpense('identidade', expense)
    expect(portfolio.details?.identidade?.expenses).toEqual([])
    expect(portfolio.details?.identidade?.activity[0]?.text).toBe('excluiu a despesa “Papel”')
  })
})

describe('the list of projects', () => {
  it.each([
    ['newest', seeded],
    ['progress-down', ['migracao', 'indicadores', 'portal', 'identidade', 'qualidade', 'respostas']],
    ['name-up', ['migracao', 'identidade', 'indicadores', 'portal', 'qualidade', 'respostas']],
  ])('sorts by %s', async (sort, expected) => {
    const { portfolio } = await open()
    const { sortProjects } = await import('../../../src/demos/apps/projects/view-choice.ts')
    expect(sortProjects(portfolio.projects, sort).map(({ id }) => id)).toEqual(expected)
  })

  it.each([
    [{ status: 'Atrasado' }, ['indicadores'], 6],
    [{ category: 'dados', status: 'Em andamento' }, ['qualidade'], 2],
    [{ person: 'marina', query: 'servidores' }, ['migracao'], 1],
  ])('filters by %j', async (values, expected, total) => {
    const { portfolio } = await open()
    const { filterProjects } = await import('../../../src/demos/apps/projects/project-status.ts')
    const filter = { query: '', status: '', category: '', person: '', ...values }
    const result = filterProjects(portfolio.projects, filter)
    expect(result.found.map(({ id }) => id)).toEqual(expected)
    expect(result.total).toBe(total)
  })
})

describe('the view of the list', () => {
  it('is stored with its filters, and opens from a state without filters', async () => {
    const openView = async () => {
      vi.resetModules()
      return import('../../../src/demos/apps/projects/view-choice.ts')
    }
    const viewKey = `${app.storagePrefix}.demo.projects-view`
    localStorage.setItem(viewKey, JSON.stringify({ state: { view: 'table', sort: 'name-up' }, made: [] }))
    const first = await openView()
    expect(first.viewChoice).toMatchObject({ view: 'table', sort: 'name-up', filter: { status: '' } })
    first.setFilter({ category: 'dados', query: 'painel' })
    const { viewChoice, clearFilter } = await openView()
    expect(viewChoice.filter).toEqual({ category: 'dados', query: 'painel', status: '', person: '' })
    clearFilter()
    expect((await openView()).viewChoice.filter.category).toBe('')
  })
})

describe('the status of a project', () => {
  const project = { startDate: '2026-11-10', endDate: '2026-11-20', progress: 30 }

  it.each([
    ['2026-11-09', 30, 'A iniciar', 'Faltam 11 dias'],
    ['2026-11-10', 30, 'Em andamento', 'Faltam 10 dias'],
    ['2026-11-19', 30, 'Em andamento', 'Falta 1 dia'],
    ['2026-11-20', 30, 'Em andamento', 'Termina hoje'],
    ['2026-11-21', 30, 'Atrasado', '1 dia de atraso'],
    ['2026-12-01', 30, 'Atrasado', '11 dias de atraso'],
    ['2026-12-01', 100, 'Concluído', 'Entregue'],
  ])('on %s with %i%% done: %s, %s', (today, progress, situation, left) => {
    expect(computeStatus({ ...project, progress }, today).label).toBe(situation)
    expect(formatTimeLeft({ ...project, progress }, today)).toBe(left)
  })

  it('has no remaining time without a valid end', () => {
    expect(formatTimeLeft({ ...project, endDate: '275760-09-14' })).toBe('Sem data de término')
  })
})
