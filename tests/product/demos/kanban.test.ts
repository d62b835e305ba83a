import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { TaskDraft } from '../../../src/demos/parts/task.ts'
import { app } from '../../../src/generated/app.ts'

const key = `${app.storagePrefix}.demo.kanban`

/** Opens a new page with its own module instances. */
async function open() {
  vi.resetModules()
  return import('../../../src/demos/apps/kanban/store.ts')
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

describe('parts of tasks', () => {
  const item = { id: 'rascunho', text: 'Rascunho', isDone: false }

  it('set the progress by the checklist', async () => {
    const { board, changeTask } = await open()
    const { addChecklistItem, checkChecklistItem } = await import(
      '../../../src/demos/parts/tasks/checklist.ts'
    )
    changeTask('guia', (task) => addChecklistItem(task, item))
    changeTask('guia', (task) => addChecklistItem(task, { ...item, id: 'revisao' }))
    changeTask('guia', (task) => checkChecklistItem(task, 'revisao', true))
    expect(board.columns[0]?.tasks[1]?.progress).toBe(50)
  })

  it('stay with the original when it is duplicated, except for the checklist', async () => {
    const { board, duplicateTask } = await open()
    const original = board.columns[1]?.tasks[0]
    if (!original) throw new Error('no task')
    duplicateTask(original)
    const copy = board.columns[1]?.tasks[1]
    expect(copy).toMatchObject({ name: 'Medir o tempo de resposta (cópia)', checklist: original.checklist })
    expect([copy?.comments, copy?.files]).toEqual([undefined, undefined])
  })

  it.each([
    ['2026-11-20', 0, 'late'],
    ['2026-11-21', 0, 'soon'],
    ['2026-11-23', 99, 'soon'],
    ['2026-11-24', 0, 'open'],
    ['2026-11-20', 100, 'done'],
  ])('due on %s with %i%%: %s', async (endDate, progress, state) => {
    const { computeDueState } = await import('../../../src/demos/parts/task.ts')
    expect(computeDueState({ endDate, progress }, '2026-11-21')).toBe(state)
  })
})

describe('removals', () => {
  it('of a task and of a column are undone at their place', async () => {
    const store = await open()
    const undoTask = store.deleteTask('guia')
    const undoColumn = store.deleteColumn('to-do')
    expect(names(store)).toEqual(['In Progress', 'Done'])
    undoColumn()
    undoTask()
    expect(names(store)).toEqual(['To Do', 'In Progress', 'Done'])
    expect(listTaskIds(store, 'to-do')).toEqual(['campos', 'guia', 'icones'])
  })

  it('to the archive are stored; a task whose column is gone returns to the first one', async () => {
    const store = await open()
    store.archiveTask('tempo')
    store.deleteColumn('in-progress')
    const later = await open()
    later.restoreArchived('tempo')
    expect(listTaskIds(later, 'to-do')?.at(-1)).toBe('tempo')
    expect(later.board.archived).toEqual([])
  })
})

describe('columns', () => {
  it('are renamed, colored and limited', async () => {
    const store = await open()
    store.updateColumn('to-do', { name: 'A fazer', color: 'danger', limit: 4 })
    expect((await open()).board.columns[0]).toMatchObject({ name: 'A fazer', color: 'danger', limit: 4 })
    store.updateColumn('to-do', { name: 'A fazer', color: 'danger' })
    expect(store.board.columns[0]).not.toHaveProperty('limit')
  })

  it('open from a state without the newer fields', async () => {
    const { id: _, ...rest } = { id: '', ...draft }
    const column = { id: 'x', name: 'Antiga', color: 'info', tasks: [{ ...rest, id: 'y' }] }
    localStorage.setItem(key, JSON.stringify({ state: { columns: [column] }, made: [] }))
    expect(names(await open())).toEqual(['Antiga'])
  })
})
