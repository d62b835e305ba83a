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
])('takes %s for %s', (word, meant) => {
  expect(suggest(word, keys)).toBe(meant)
})

it.each(['x', 'cor', 'y'.repeat(81)])('takes %s for none', (word) => {
  expect(suggest(word, keys)).toBeUndefined()
})

it('takes one letter for no other', () => {
  expect(suggest('b', ['a'])).toBeUndefined()
  expect(suggestionHint('b', ['a', 'c'])).toBe('existem: a, c')
  expect(suggestionHint('b', [])).toBeUndefined()
})
