import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findNextDue, isLate, nameDay } from '../../../src/demos/apps/todo/due.ts'
import { groupByDay, sortTodos } from '../../../src/demos/apps/todo/filters.ts'
import { parseQuickLine } from '../../../src/demos/apps/todo/quick-line.ts'
import type { Todo } from '../../../src/demos/apps/todo/todo.ts'
import { todoSpec } from '../../../src/demos/apps/todo/todo-dialog.tsx'
import { toDraft, toForm } from '../../../src/demos/apps/todo/todo-draft.ts'
import { checkSpec } from '../../../src/demos/parts/spec-form.tsx'
import { app } from '../../../src/generated/app.ts'

const key = `${app.storagePrefix}.demo.todo`

/** A Friday. */
const today = '2026-11-27'

const createTodo = (id: string, rest: Partial<Todo> = {}): Todo => ({
  id,
  title: `Tarefa ${id}`,
  isDone: false,
  isfav: false,
  isTrash: false,
  image: [],
  category: [],
  ...rest,
})

/** Opens a tab with these tasks, as a previous version stored them. */
async function tab(todos?: Todo[]) {
  if (todos) localStorage.setItem(key, JSON.stringify({ state: { todos }, made: [] }))
  vi.resetModules()
  return import('../../../src/demos/apps/todo/store.ts')
}

const listIds = ({ todoState }: Awaited<ReturnType<typeof tab>>) => todoState.todos.map(({ id }) => id)

beforeEach(() => localStorage.clear())

describe('a due day', () => {
  it.each([
    ['2026-11-27', 'daily', '2026-11-28'],
    ['2026-11-27', 'weekdays', '2026-11-30'],
    ['2026-11-27', 'weekly', '2026-12-04'],
    ['2026-12-31', 'monthly', '2027-01-31'],
    ['2027-01-31', 'monthly', '2027-02-28'],
  ] as const)('%s, repeated %s, is followed by %s', (due, repeat, next) => {
    expect(findNextDue(due, repeat, today)).toBe(next)
  })

  it('of a late task is followed by one after today, on the same weekday', () => {
    expect(findNextDue('2026-11-10', 'weekly', today)).toBe('2026-12-01')
  })

  it('keeps its day of the month after a shorter month', () => {
    expect(findNextDue('2027-02-28', 'monthly', today, 31)).toBe('2027-03-31')
  })

  it.each([
    [{ due: '2026-11-26' }, true],
    [{ due: today }, false],
    [{ due: today, time: '09:59' }, true],
    [{ due: today, time: '10:01' }, false],
    [{ due: '2026-11-26', isDone: true }, false],
  ])('of %j is late: %s', (todo, late) => {
    expect(isLate({ isDone: false, ...todo }, new Date(2026, 10, 27, 10, 0))).toBe(late)
  })

  it.each([
    ['2026-11-26', 'Ontem'],
    ['2026-11-28', 'Amanhã'],
    ['2026-12-01', 'Terça-feira'],
    ['2027-11-27', '27/11/2027'],
  ])('%s is named %s', (day, name) => expect(nameDay(day, today)).toBe(name))
})

describe('repeated tasks', () => {
  const weekly = createTodo('a', {
    due: '2026-11-20',
    time: '09:00',
    repeat: 'weekly',
    steps: [{ id: 's', title: 'Ligar', isDone: true }],
  })

  it('create the next one when completed, with open subtasks, and remove it when reopened', async () => {
    const store = await tab([weekly])
    store.toggleDone('a', today)
    const [next, done] = (await tab()).todoState.todos
    expect(next).toMatchObject({ isDone: false, due: '2026-12-04', time: '09:00', repeat: 'weekly' })
    expect(next?.steps).toEqual([{ id: 's', title: 'Ligar', isDone: false }])
    expect(done).toMatchObject({ id: 'a', isDone: true, doneOn: today, nextId: next?.id })
    store.toggleDone('a', today)
    expect((await tab()).todoState.todos).toEqual([weekly])
  })

  it('keep a next one that is already done', async () => {
    const store = await tab([weekly])
    store.toggleDone('a', today)
    const nextId = listIds(store)[0] ?? ''
    store.toggleDone(nextId, today)
    store.toggleDone('a', today)
    expect(listIds(store)).toContain(nextId)
  })
})

describe('the order', () => {
  it('changes by moving, is stored, and is taken back', async () => {
    const store = await tab(['a', 'b', 'c'].map((id) => createTodo(id)))
    const undo = store.moveTodo('c', 'a')
    expect(listIds(await tab())).toEqual(['c', 'a', 'b'])
    undo()
    expect(listIds(await tab())).toEqual(['a', 'b', 'c'])
    store.moveTodo('a', null)
    expect(listIds(store)).toEqual(['b', 'c', 'a'])
  })

  it('can be by day, by priority or by title, and stays manual in the store', () => {
    const todos = [
      createTodo('1', { title: 'Zebra', due: today, category: [{ value: 'media', label: 'Média' }] }),
      createTodo('2', { title: 'Água' }),
      createTodo('3', {
        title: 'Casa',
        due: today,
        time: '08:00',
        category: [{ value: 'alta', label: 'Alta' }],
      }),
    ]
    const sortIds = (sort: Parameters<typeof sortTodos>[1]) => sortTodos(todos, sort).map(({ id }) => id)
    expect(sortIds('manual')).toEqual(['1', '2', '3'])
    expect(sortIds('due')).toEqual(['3', '1', '2'])
    expect(sortIds('priority')).toEqual(['3', '1', '2'])
    expect(sortIds('title')).toEqual(['2', '3', '1'])
  })
})

describe('the views by day', () => {
  const todos = [
    createTodo('late', { due: '2026-11-20' }),
    createTodo('lateDone', { due: '2026-11-20', isDone: true, doneOn: '2026-11-21' }),
    createTodo('today', { due: today, isDone: true }),
    createTodo('friday', { due: '2026-12-03' }),
    createTodo('far', { due: '2026-12-04' }),
    createTodo('none'),
  ]

  it('show late tasks until they are done, the day, the week, and tasks without a day', async () => {
    const { filterTodos } = await tab()
    const find = (filter: Parameters<typeof filterTodos>[1]) =>
      filterTodos(todos, filter, today).map(({ id }) => id)
    expect(find('today')).toEqual(['late', 'today'])
    expect(find('week')).toEqual(['late', 'today', 'friday'])
    expect(find('undated')).toEqual(['none'])
  })

  it('have a group for each day, also without tasks', () => {
    const groups = groupByDay(todos.slice(0, 1), 'week', today)
    expect(groups.map(({ key: day }) => day)).toEqual([
      'late',
      ...['27', '28', '29', '30'].map((day) => `2026-11-${day}`),
      ...['01', '02', '03'].map((day) => `2026-12-${day}`),
    ])
  })
})

describe('the form', () => {
  it('removes emptied fields and keeps the others', async () => {
    const store = await tab([createTodo('a', { due: today, time: '10:00', notes: 'x' })])
    store.editTodo('a', toDraft({ ...toForm(store.todoState.todos[0]), time: '', notes: ' ' }))
    expect((await tab()).todoState.todos).toEqual([createTodo('a', { due: today })])
  })

  it.each([
    [{ title: ' ' }, { title: 'Informe o título da tarefa' }],
    [{ title: 'x'.repeat(201) }, { title: 'Use até 200 caracteres' }],
    [{ due: '31/1' }, { due: 'Informe uma data válida' }],
    [{ repeat: 'daily' as const }, { due: 'Informe o prazo' }],
    [{}, {}],
  ])('reports for %j the errors %j', (part, problems) => {
    expect(checkSpec(todoSpec, { ...toForm(), title: 'Regar', ...part })).toEqual(problems)
  })
})

describe('the quick line', () => {
  const now = new Date(2026, 10, 27, 10, 0)

  it.each([
    ['Regar as plantas', {}],
    ['Regar amanhã', { title: 'Regar', due: '2026-11-28' }],
    ['Regar depois de amanhã', { title: 'Regar', due: '2026-11-29' }],
    ['Reunião na sexta-feira', { title: 'Reunião', due: '2026-12-04' }],
    ['Pagar dia 05/01', { title: 'Pagar', due: '2027-01-05' }],
    ['Pagar até 5/2/28', { title: 'Pagar', due: '2028-02-05' }],
    ['Pagar 31/02', {}],
    ['Ligar às 14h', { title: 'Ligar', due: today, time: '14:00' }],
    ['Ligar 9:30', { title: 'Ligar', due: '2026-11-28', time: '09:30' }],
    ['Ligar segunda às 8h15', { title: 'Ligar', due: '2026-11-30', time: '08:15' }],
    ['Conferir o caixa todo dia útil', { title: 'Conferir o caixa', due: today, repeat: 'weekdays' }],
    ['Aula toda quarta 19h', { title: 'Aula', due: '2026-12-02', time: '19:00', repeat: 'weekly' }],
    ['Rever em 2 semanas', { title: 'Rever', due: '2026-12-11' }],
    ['Hoje', {}],
  ])('%s gives %j', (line, found) => {
    expect(parseQuickLine(line, now)).toEqual({ title: line, image: [], category: [], ...found })
  })

  it('names categories and people', () => {
    const { title, image, category, due } = parseQuickLine('Ligar amanhã #alta @marina', now)
    expect([title, due, category[0]?.value, image[0]?.value]).toEqual([
      'Ligar',
      '2026-11-28',
      'alta',
      'marina',
    ])
  })
})
