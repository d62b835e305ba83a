import { describe, expect, it } from 'vitest'
import {
  appendAnswerPath,
  collectEndValues,
  collectValues,
  isInside,
  joinAnswerPath,
  passesList,
  pathInRow,
  rowsAt,
  splitAnswerPath,
  valueAt,
} from '../../../manifest/contract/answer-path.ts'

describe('valueAt', () => {
  const answer = { a: { b: [{ c: 1 }] }, vazio: null }

  it.each([
    ['a.b.0.c', 1],
    ['a.x.c', undefined],
    ['vazio', null],
    ['vazio.x', undefined],
    // Inherited properties are not part of an answer.
    ['a.constructor', undefined],
    ['a.b.length.toString', undefined],
  ])('reads %s as %s', (path, value) => expect(valueAt(answer, path)).toBe(value))

  it('returns no rows if the value is not a list', () => {
    expect(rowsAt(answer, 'a')).toEqual([])
    expect(rowsAt(answer, 'a.b')).toHaveLength(1)
  })
})

describe('collectValues', () => {
  const answer = {
    pendencias: [{ valor: 10, credores: ['A', 'B'] }, { valor: null }, { credores: ['C'] }],
    vazia: [],
    socio: { nome: 'Ana' },
  }

  it.each([
    ['pendencias.valor', [10, null]],
    ['pendencias.credores', ['A', 'B', 'C']],
    ['pendencias.1.valor', [null]],
    ['pendencias', answer.pendencias],
    ['pendencias.length', []],
    ['vazia', []],
    ['vazia.valor', []],
    ['socio.nome', ['Ana']],
    ['socio.nome.length', []],
    ['nada', []],
  ])('collects the values at %s', (path, values) => expect(collectValues(answer, path)).toEqual(values))

  it('keeps lists at the end of a path as single values on request', () => {
    expect(collectEndValues(answer, 'pendencias.credores')).toEqual([['A', 'B'], ['C']])
    expect(collectEndValues(answer, 'vazia')).toEqual([[]])
  })
})

it('builds the paths of a row and of a value in it', () => {
  expect(pathInRow('a.b', 3, 'c.d')).toBe('a.b.3.c.d')
  expect(pathInRow('a.b', 3)).toBe('a.b.3')
})

describe('collectValues through lists', () => {
  const answer = { a: [{ b: 1, c: [2, 3] }, { b: null, c: [] }, 'x', { c: [4] }], d: { e: 5 } }

  it.each([
    ['a.b', [1, null]],
    ['a.c', [2, 3, 4]],
    ['a', answer.a],
    ['a.0.b', [1]],
    ['d.e', [5]],
    ['a.x', []],
    ['x.y', []],
  ])('collects from %s the values %j', (path, values) => expect(collectValues(answer, path)).toEqual(values))
})

describe('answer paths', () => {
  it.each([
    ['$', []],
    ['a.0.b', ['a', '0', 'b']],
    ['a\\.b.c', ['a.b', 'c']],
    ['\\$', ['$']],
    ['a.$', ['a', '$']],
    ['c\\\\d', ['c\\d']],
    ['nome completo', ['nome completo']],
  ])('splits %s into %j and joins it again', (path, keys) => {
    expect(splitAnswerPath(path)).toEqual(keys)
    expect(joinAnswerPath(keys)).toBe(path)
  })

  it('appends a path to another', () => {
    expect(appendAnswerPath('$', 'a.b')).toBe('a.b')
    expect(appendAnswerPath('a', '$')).toBe('a')
    expect(appendAnswerPath('$', '$')).toBe('$')
    expect(pathInRow('$', 2, 'a\\.b')).toBe('2.a\\.b')
    expect(pathInRow('$', 2)).toBe('2')
  })

  it('finds every path inside $, and treats an escaped dot as part of a key', () => {
    expect([isInside('a.b', '$'), isInside('a.b', 'a'), isInside('a', 'a')]).toEqual([true, true, true])
    expect([isInside('a\\.b', 'a'), isInside('ab', 'a'), isInside('$', 'a')]).toEqual([false, false, false])
  })
})

describe('the whole answer', () => {
  const answer = [{ 'a.b': 1 }, { 'a.b': 2 }]

  it('has rows and values', () => {
    expect(rowsAt(answer, '$')).toBe(answer)
    expect(valueAt(answer, '1.a\\.b')).toBe(2)
    expect(collectValues(answer, 'a\\.b')).toEqual([1, 2])
    expect(collectValues(answer, '$')).toEqual(answer)
  })

  it('tells if a path passes a list', () => {
    expect([passesList(answer, '$'), passesList(answer, 'a\\.b')]).toEqual([true, true])
    expect([passesList({ a: { b: [] } }, 'a.b.c'), passesList({ a: 1 }, '$')]).toEqual([true, false])
  })
})
