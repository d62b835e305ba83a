import { describe, expect, it } from 'vitest'
import { endsAlong, pathInRow, rowsAt, valueAt, valuesAlong } from '../../../manifest/contract/answer-path.ts'

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
  ])('%s', (path, values) => expect(valuesAlong(answer, path)).toEqual(values))

  it('keeps the lists at the ends apart for who asks for them', () => {
    expect(endsAlong(answer, 'pendencias.credores')).toEqual([['A', 'B'], ['C']])
    expect(endsAlong(answer, 'vazia')).toEqual([[]])
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
