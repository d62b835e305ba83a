import { describe, expect, it } from 'vitest'
import { type SessionBranch, sessionTree } from '@/session/session-tree.ts'
import { entryOf } from './entry.ts'

/** The tree as its ids: `['a', ['b']]`. */
const ids = (branches: SessionBranch[]): unknown[] =>
  branches.flatMap(({ entry, children }) => (children.length > 0 ? [entry.id, ids(children)] : [entry.id]))

const from = (id: string) => ({ from: { id, label: 'CPF' } })

describe('the tree of a session', () => {
  it('stands what was led to below what led there', () => {
    const items = [
      entryOf('c', 3, { subjectId: 'C', ...from('b') }),
      entryOf('b', 2, { subjectId: 'B', ...from('a') }),
      entryOf('a', 1, { subjectId: 'A' }),
    ]
    expect(ids(sessionTree(items))).toEqual(['a', ['b', ['c']]])
  })

  it('begins with the branch that the newest consulta is in', () => {
    const items = [
      entryOf('d', 4, { subjectId: 'D', ...from('a') }),
      entryOf('c', 3, { subjectId: 'C' }),
      entryOf('b', 2, { subjectId: 'B', ...from('a') }),
      entryOf('a', 1, { subjectId: 'A' }),
    ]
    expect(ids(sessionTree(items))).toEqual(['a', ['d', 'b'], 'c'])
  })

  it('has as a root what is left of a branch', () => {
    expect(ids(sessionTree([entryOf('b', 2, from('gone')), entryOf('a', 1)]))).toEqual(['b', 'a'])
  })

  it('puts a question that was asked again beside itself', () => {
    const items = [
      entryOf('c', 3, { subjectId: 'B', ...from('b') }),
      entryOf('b', 2, { subjectId: 'B', ...from('a') }),
      entryOf('a', 1, { subjectId: 'A' }),
    ]
    expect(ids(sessionTree(items))).toEqual(['a', ['c', 'b']])
    expect(ids(sessionTree([entryOf('b', 2, from('a')), entryOf('a', 1)]))).toEqual(['b', 'a'])
  })
})
