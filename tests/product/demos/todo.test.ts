import { beforeEach, describe, expect, it, vi } from 'vitest'
import { app } from '../../../src/generated/app.ts'

const key = `${app.storagePrefix}.demo.todo`

/** Opens a tab with its own module instances. */
async function tab() {
  vi.resetModules()
  return import('../../../src/demos/apps/todo/store.ts')
}

type TodoTab = Awaited<ReturnType<typeof tab>>

const draft = (title: string) => ({ title, image: [], category: [{ value: 'alta', label: 'Alta' }] })

const first = ({ todoState }: TodoTab) => {
  const todo = todoState.todos[0]
  if (!todo) throw new Error('No task')
  return todo
}

const listTitles = (store: TodoTab, filter: Parameters<TodoTab['filterTodos']>[1], search = '') =>
  store.searchTodos(store.todoState.todos, filter, search).map(({ title }) => title)

beforeEach(() => localStorage.clear())

describe('tasks', () => {
  it('are added at the top and stored', async () => {
    const store = await tab()
    store.addTodo(draft('Regar as plantas'))
    const again = await tab()
    expect(first(again)).toEqual({
      id: expect.any(String),
      title: 'Regar as plantas',
      isDone: false,
      isfav: false,
      isTrash: false,
      image: [],
      category: [{ value: 'alta', label: 'Alta' }],
    })
  })

  it('go to the trash, are restored, and are deleted for good', async () => {
    const store = await tab()
    const { id, title } = first(store)
    store.deleteTodo(id)
    expect(listTitles(store, 'trash')).toContain(title)
    expect(listTitles(store, 'all')).not.toContain(title)
    store.restoreTodo(id)
    expect(listTitles(store, 'all')[0]).toBe(title)
    expect(listTitles(store, 'trash')).not.toContain(title)
    store.deleteTodo(id)
    store.removeTodo(id)
    const again = await tab()
    expect(again.todoState.todos.map((todo) => todo.id)).not.toContain(id)
  })

  it('are edited in place', async () => {
    const store = await tab()
    const { id, isfav } = first(store)
    store.editTodo(id, draft('Outro título'))
    const again = await tab()
    expect(first(again)).toMatchObject({ id, isfav, ...draft('Outro título') })
  })

  it.each([
    ['toggleDone', 'isDone'],
    ['toggleFavourite', 'isfav'],
  ] as const)('%s toggles %s', async (action, field) => {
    const store = await tab()
    const { id, [field]: before } = first(store)
    store[action](id)
    expect(first(await tab())[field]).toBe(!before)
    store[action](id)
    expect(first(store)[field]).toBe(before)
  })

  it('ignore actions on deleted tasks', async () => {
    const store = await tab()
    const before = store.todoState.todos.length
    store.toggleDone('nobody')
    store.editTodo('nobody', draft('x'))
    store.removeTodo('nobody')
    expect(store.todoState.todos).toHaveLength(before)
    expect(listTitles(store, 'all')).not.toContain('x')
  })
})

describe('filters', () => {
  it('start with all, and every other filter omits the trash', async () => {
    const store = await tab()
    expect(store.todoView.filter).toBe('all')
    store.addTodo(draft('Na lixeira'))
    const { id } = first(store)
    store.toggleDone(id)
    store.toggleFavourite(id)
    for (const filter of ['all', 'fav', 'done', 'category:alta'] as const)
      expect(listTitles(store, filter)[0]).toBe('Na lixeira')
    expect(listTitles(store, 'category:baixa')).not.toContain('Na lixeira')
    store.deleteTodo(id)
    for (const filter of ['all', 'fav', 'done', 'category:alta'] as const)
      expect(listTitles(store, filter)).not.toContain('Na lixeira')
    expect(listTitles(store, 'trash')[0]).toBe('Na lixeira')
  })

  it('combine with the search by title, assignee or category, ignoring accents', async () => {
    const store = await tab()
    store.addTodo({
      title: 'Avaliação',
      image: [{ image: 'marina', label: 'Marina Exemplo do Vale', value: 'marina' }],
      category: [],
    })
    expect(listTitles(store, 'all', 'AVALIACAO marina')).toEqual(['Avaliação'])
    expect(listTitles(store, 'trash', 'avaliacao')).toEqual([])
    expect(listTitles(store, 'all', 'zzz')).toEqual([])
  })
})

describe('two tabs', () => {
  it('lose no task when both add one at once', async () => {
    const one = await tab()
    one.addTodo(draft('De uma aba'))
    const seenByOne = localStorage.getItem(key) ?? ''
    localStorage.removeItem(key)
    const other = await tab()
    localStorage.setItem(key, seenByOne)
    other.addTodo(draft('Da outra aba'))
    window.dispatchEvent(new StorageEvent('storage', { key }))
    for (const store of [one, other])
      expect(listTitles(store, 'all')).toEqual(expect.arrayContaining(['De uma aba', 'Da outra aba']))
  })
})
