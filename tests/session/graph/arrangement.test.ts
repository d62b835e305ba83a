import { beforeEach, expect, it } from 'vitest'
import { arrange, arrangement, placeNodes, redo, toggleItem, undo } from '@/session/graph/arrangement.ts'
import { endSession } from '@/state/session.ts'

const now = () => arrangement.history.now

beforeEach(endSession)

it('undoes and redoes changes of the arrangement', () => {
  arrange({ hidden: new Set(['a']) })
  arrange({ pinned: new Set(['b']) })
  undo()
  expect([...now().pinned]).toEqual([])
  expect([...now().hidden]).toEqual(['a'])
  undo()
  expect([...now().hidden]).toEqual([])
  redo()
  expect([...now().hidden]).toEqual(['a'])
  arrange({ hidden: toggleItem(now().hidden, 'c') })
  redo()
  expect([...now().hidden]).toEqual(['a', 'c'])
})

it('keeps the places of nodes that came after an undone step', () => {
  placeNodes(new Map([['a', { x: 0, y: 0 }]]))
  arrange({ positions: new Map([['a', { x: 50, y: 0 }]]) })
  placeNodes(new Map([['b', { x: 9, y: 9 }]]))
  undo()
  expect([...now().positions]).toEqual([
    ['a', { x: 0, y: 0 }],
    ['b', { x: 9, y: 9 }],
  ])
})

it('is empty when the session ends', () => {
  placeNodes(new Map([['a', { x: 0, y: 0 }]]))
  arrange({ hidden: new Set(['a']) })
  endSession()
  expect(now().positions.size + now().hidden.size + arrangement.history.past.length).toBe(0)
})
