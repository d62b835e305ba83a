// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { TaskDraft } from '../../src/demos/parts/task.ts'
import { app } from '../../src/generated/app.ts'

const key = `${app.storagePrefix}.demo.kanban`

/** Opens a new page with its own module instances. */
async function open() {
  vi.resetModules()
  return import('../../src/demos/apps/kanban/store.ts')
}

type KanbanStore = Awaited<ReturnType<typeof open>>

const draft: TaskDraft = {
  name: 'Nova',
  des: '',
  startDate: '2026-11-02',
  endDate: '2026-11-09',
  progress: 10,
  assignee: [{ value: 'marina', label: 'Marina Exemplo do Vale' }],
  category: { value: 'dados', label: 'Dados' },
}

const names = ({ board }: KanbanStore) => board.columns.map(({ name }) => name)

const listTaskIds = ({ board }: KanbanStore, columnId: string) =>
  board.columns.find(({ id }) => id === columnId)?.tasks.map(({ id }) => id)

beforeEach(() => localStorage.clear())

describe('the board', () => {
  it('starts with the three default columns in their colors', async () => {
    const { board } = await open()
    expect(board.columns.map(({ name, color }) => [name, color])).toEqual([
      ['To Do', 'info'],
      ['In Progress', 'warning'],
      ['Done', 'success'],
    ])
  })

  it('adds a column at the end and deletes one with its tasks', async () => {
    const store = await open()
    store.addColumn('Revisão', 'secondary')
    store.deleteColumn('done')
    expect(names(store)).toEqual(['To Do', 'In Progress', 'Revisão'])
    expect(names(await open())).toEqual(['To Do', 'In Progress', 'Revisão'])
  })

  it.each([
    ['done', 'to-do', ['Done', 'To Do', 'In Progress']],
    ['to-do', null, ['In Progress', 'Done', 'To Do']],
    ['to-do', 'to-do', ['To Do', 'In Progress', 'Done']],
    ['gone', 'to-do', ['To Do', 'In Progress', 'Done']],
  ])('moves the column %s before %s', async (id, beforeId, expected) => {
    const store = await open()
    store.moveColumn(id, beforeId)
    expect(names(store)).toEqual(expected)
  })
})

describe('tasks', () => {
  it('are added at the end of their column', async () => {
    const store = await open()
    store.addTask('done', draft)
    const added = store.board.columns[2]?.tasks.at(-1)
    expect(added).toMatchObject(draft)
    expect(added?.assignee[0]).not.toBe(draft.assignee[0])
  })

  it('are updated in place', async () => {
    const store = await open()
    store.updateTask('guia', draft)
    expect(store.board.columns[0]?.tasks[1]).toEqual({ ...draft, id: 'guia' })
    expect((await open()).board.columns[0]?.tasks[1]?.name).toBe('Nova')
  })

  it('are deleted', async () => {
    const store = await open()
    store.deleteTask('guia')
    expect(listTaskIds(store, 'to-do')).toEqual(['campos', 'icones'])
  })

  it.each([
    [
      'into another column, before a task',
      'guia',
      'in-progress',
      'contraste',
      ['tempo', 'guia', 'contraste'],
    ],
    ['to the end of another column', 'guia', 'in-progress', null, ['tempo', 'contraste', 'guia']],
    ['within a column', 'contraste', 'in-progress', 'tempo', ['contraste', 'tempo']],
    ['to the end of its own column', 'tempo', 'in-progress', null, ['contraste', 'tempo']],
    ['before itself, which changes nothing', 'tempo', 'in-progress', 'tempo', ['tempo', 'contraste']],
  ])('move %s', async (_, id, columnId, beforeId, expected) => {
    const store = await open()
    store.moveTask(id, columnId, beforeId)
    expect(listTaskIds(store, columnId)).toEqual(expected)
    expect(store.board.columns.flatMap(({ tasks }) => tasks)).toHaveLength(7)
  })

  it('stay when their target column no longer exists', async () => {
    const store = await open()
    store.moveTask('guia', 'gone', null)
    expect(listTaskIds(store, 'to-do')).toEqual(['campos', 'guia', 'icones'])
  })

  it('fall back to the seed if the stored board is invalid', async () => {
    localStorage.setItem(key, JSON.stringify({ state: { columns: [{ id: 'x' }] }, made: [] }))
    expect(names(await open())).toEqual(['To Do', 'In Progress', 'Done'])
  })
})
