import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createCollection } from '../../../src/demos/store/collection.ts'
import { createDemoStore } from '../../../src/demos/store/demo-store.ts'

const item = z.object({ id: z.string(), name: z.string() })

function open() {
  const seed = () => ({ items: ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id.toUpperCase() })) })
  const store = createDemoStore('collection-test', z.object({ items: z.array(item) }), seed)
  const list = createCollection(store, ({ items }) => items)
  return { ...list, readIds: () => store.state.items.map(({ id }) => id).join('') }
}

beforeEach(() => localStorage.clear())

describe('a collection', () => {
  it('adds once, at the top or at the end', () => {
    const { add, readIds } = open()
    add({ id: 'x', name: 'X' })
    add({ id: 'y', name: 'Y' }, 'end')
    add({ id: 'x', name: 'again' })
    expect(readIds()).toBe('xabcdy')
  })

  it('edits one or many items, by values or by a function', () => {
    const { edit, find } = open()
    edit('a', { name: 'one' })
    edit(['b', 'c'], (found) => {
      found.name += '!'
    })
    expect(['a', 'b', 'c', 'd'].map((id) => find(id)?.name)).toEqual(['one', 'B!', 'C!', 'D'])
  })

  it('removes neighbours and puts them back in their places', () => {
    const { remove, readIds } = open()
    const undo = remove(['b', 'c', 'unknown'])
    expect(readIds()).toBe('ad')
    undo()
    undo()
    expect(readIds()).toBe('abcd')
  })

  it.each([
    ['a', 'c', 'bacd'],
    ['d', 'a', 'dabc'],
    ['b', null, 'acdb'],
    ['b', 'b', 'abcd'],
  ])('moves %s before %s and back', (id, beforeId, expected) => {
    const { move, readIds } = open()
    const undo = move(id, beforeId)
    expect(readIds()).toBe(expected)
    undo()
    expect(readIds()).toBe('abcd')
  })
})
