import { expect, it } from 'vitest'
import { shareByFirst } from '../../../../codegen/compile/resolve/share-by-first.ts'

it('names the first entry with an equal value, and keeps empty lists', () => {
  expect(
    shareByFirst([
      ['cpf/1', ['Nome']],
      ['cpf/2', ['Nome']],
      ['cpf/3', []],
      ['cpf/4', []],
      ['cpf/5', ['Nome', 'CPF']],
    ]),
  ).toEqual([
    ['cpf/1', ['Nome']],
    ['cpf/2', 'cpf/1'],
    ['cpf/3', []],
    ['cpf/4', []],
    ['cpf/5', ['Nome', 'CPF']],
  ])
})
