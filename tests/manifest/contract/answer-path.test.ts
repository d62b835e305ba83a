import { describe, expect, it } from 'vitest'
import { pathInRow, rowsAt, valueAt } from '../../../manifest/contract/answer-path.ts'

describe('valueAt', () => {
  const answer = { a: { b: [{ c: 1 }] }, vazio: null }

  it.each([
    ['a.b.0.c', 1],
    ['a.x.c', undefined],
    ['vazio', null],
    ['vazio.x', undefined],
    // Inherited properties are no part of an answer.
    ['a.constructor', undefined],
    ['a.b.length.toString', undefined],
  ])('%s is %s', (path, value) => expect(valueAt(answer, path)).toBe(value))

  it('takes what is no list for an empty one', () => {
    expect(rowsAt(answer, 'a')).toEqual([])
    expect(rowsAt(answer, 'a.b')).toHaveLength(1)
  })
})

it('finds a value in a row, and the row itself', () => {
  expect(pathInRow('a.b', 3, 'c.d')).toBe('a.b.3.c.d')
  expect(pathInRow('a.b', 3)).toBe('a.b.3')
})
