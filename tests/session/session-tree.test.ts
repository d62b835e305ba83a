import { describe, expect, it } from 'vitest'
import { buildSessionTree, type SessionBranch } from '@/session/list/build-groups.ts'
import { createEntry } from './create-entry.ts'

/** Returns the tree's ids: `['a', ['b']]`. */
const ids = (branches: SessionBranch[]): unknown[] =>
  branches.flatMap(({ entry, children }) => (children.length > 0 ? [entry.id, ids(children)] : [entry.id]))

const createOrigin = (id: string) => ({ origin: { id, label: 'CPF' } })

describe('buildSessionTree', () => {
  it('places an entry below its origin', () => {
    const items = [
      createEntry('c', 3, { subjectId: 'C', ...createOrigin('b') }),
      createEntry('b', 2, { subjectId: 'B', ...createOrigin('a') }),
      createEntry('a', 1, { subjectId: 'A' }),
    ]
    expect(ids(buildSessionTree(items))).toEqual(['a', ['b', ['c']]])
  })

  it('begins with the branch of the newest entry', () => {
    const items = [
      createEntry('d', 4, { subjectId: 'D', ...createOrigin('a') }),
      createEntry('c', 3, { subjectId: 'C' }),
      createEntry('b', 2, { subjectId: 'B', ...createOrigin('a') }),
      createEntry('a', 1, { subjectId: 'A' }),
    ]
    expect(ids(buildSessionTree(items))).toEqual(['a', ['d', 'b'], 'c'])
  })

  it('makes an entry a root if its origin is no longer cached', () => {
    expect(ids(buildSessionTree([createEntry('b', 2, createOrigin('gone')), createEntry('a', 1)]))).toEqual([
      'b',
      'a',
    ])
  })

  it('makes a repeated query a sibling', () => {
    const items = [
      createEntry('c', 3, { subjectId: 'B', ...createOrigin('b') }),
      createEntry('b', 2, { subjectId: 'B', ...createOrigin('a') }),
      createEntry('a', 1, { subjectId: 'A' }),
    ]
    expect(ids(buildSessionTree(items))).toEqual(['a', ['c', 'b']])
    expect(ids(buildSessionTree([createEntry('b', 2, createOrigin('a')), createEntry('a', 1)]))).toEqual([
      'b',
      'a',
    ])
  })
})
