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
    // Inherited properties are no part of an answer.
    ['a.constructor', undefined],
    ['a.b.length.toString', undefined],
  ])('%s is %s', (path, value) => expect(valueAt(answer, path)).toBe(value))

  it('takes what is no list for an empty one', () => {
    expect(rowsAt(answer, 'a')).toEqual([])
    expect(rowsAt(answer, 'a.b')).toHaveLength(1)
  })
})

describe('valuesAlong', () => {
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
  ])('%s', (path, values) => expect(collectValues(answer, path)).toEqual(values))

  it('keeps the lists at the ends apart for who asks for them', () => {
    expect(collectEndValues(answer, 'pendencias.credores')).toEqual([['A', 'B'], ['C']])
    expect(collectEndValues(answer, 'vazia')).toEqual([[]])
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
  ])('%s are %j', (path, values) => expect(collectValues(answer, path)).toEqual(values))
})

describe('a path in parts', () => {
  it.each([
    ['$', []],
    ['a.0.b', ['a', '0', 'b']],
    ['a\\.b.c', ['a.b', 'c']],
    ['\\$', ['$']],
    ['a.$', ['a', '$']],
    ['c\\\\d', ['c\\d']],
    ['nome completo', ['nome completo']],
  ])('%s has the keys %j', (path, keys) => {
    expect(splitAnswerPath(path)).toEqual(keys)
    expect(joinAnswerPath(keys)).toBe(path)
  })

  it('is put inside another', () => {
    expect(appendAnswerPath('$', 'a.b')).toBe('a.b')
    expect(appendAnswerPath('a', '$')).toBe('a')
    expect(appendAnswerPath('$', '$')).toBe('$')
    expect(pathInRow('$', 2, 'a\\.b')).toBe('2.a\\.b')
    expect(pathInRow('$', 2)).toBe('2')
  })

  it('is inside the whole answer, and no key that has a dot is inside another', () => {
    expect([isInside('a.b', '$'), isInside('a.b', 'a'), isInside('a', 'a')]).toEqual([true, true, true])
    expect([isInside('a\\.b', 'a'), isInside('ab', 'a'), isInside('$', 'a')]).toEqual([false, false, false])
  })
})

describe('the whole answer', () => {
  const answer = [{ 'a.b': 1 }, { 'a.b': 2 }]

  it('has its rows and its values', () => {
    expect(rowsAt(answer, '$')).toBe(answer)
    expect(valueAt(answer, '1.a\\.b')).toBe(2)
    expect(collectValues(answer, 'a\\.b')).toEqual([1, 2])
    expect(collectValues(answer, '$')).toEqual(answer)
  })

  it('is a list that a path passes, or not', () => {
    expect([passesList(answer, '$'), passesList(answer, 'a\\.b')]).toEqual([true, true])
    expect([passesList({ a: { b: [] } }, 'a.b.c'), passesList({ a: 1 }, '$')]).toEqual([true, false])
  })
})
