import { describe, expect, it } from 'vitest'
import { pathInRow, rowsAt, valueAt, valuesAlong } from '../../../manifest/contract/answer-path.ts'

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

describe('valuesAlong', () => {
  const answer = { a: [{ b: 1, c: [2, 3] }, { b: null, c: [] }, 'x', { c: [4] }], d: { e: 5 } }

  it.each([
    ['a.b', [1, null]],
    ['a.c', [2, 3, 4]],
    ['a', answer.a],
    ['a.0.b', [1]],
    ['d.e', [5]],
    ['a.x', []],
    ['x.y', []],
  ])('%s are %j', (path, values) => expect(valuesAlong(answer, path)).toEqual(values))
})
