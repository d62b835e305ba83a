import { expect, it } from 'vitest'
import { suggest, suggestionHint } from '../../../codegen/diagnostics/suggest.ts'

const keys = ['title', 'fields', 'request', 'example', 'examples', 'Situação']

it.each([
  ['titel', 'title'],
  ['ttile', 'title'],
  ['TITLE', 'title'],
  ['títle', 'title'],
  ['titulo', 'title'],
  ['feilds', 'fields'],
  ['situacao', 'Situação'],
  ['exmaple', 'example'],
])('reads %s as %s', (word, meant) => {
  expect(suggest(word, keys)).toBe(meant)
})

it.each(['x', 'cor', 'y'.repeat(81)])('suggests nothing for %s', (word) => {
  expect(suggest(word, keys)).toBeUndefined()
})

it('suggests nothing for a single letter', () => {
  expect(suggest('b', ['a'])).toBeUndefined()
  expect(suggestionHint('b', ['a', 'c'])).toEqual({ text: 'existem: a, c' })
  expect(suggestionHint('b', [])).toBeUndefined()
})
