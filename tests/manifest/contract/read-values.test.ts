import { expect, it } from 'vitest'
import { addReadValues, type ReadValue } from '../../../manifest/contract/read-values.ts'

const readKeys = (rename: Record<string, string>) => {
  const read: ReadValue = { children: new Map() }
  const items = [
    { label: 'Nome', value: 'toString', sensitive: false },
    { label: 'Idade', value: 'idade', sensitive: false },
  ]
  addReadValues(read, { result: [{ block: 'fields', title: 'Dados', items }] }, { rename })
  return [...read.children.keys()]
}

it('renames only the keys that a fallback names, not members of every object', () => {
  expect(readKeys({ idade: 'age' })).toEqual(['toString', 'age'])
})
