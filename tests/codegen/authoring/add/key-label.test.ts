import { expect, it } from 'vitest'
import { isKeyLabel } from '../../../../manifest/contract/key-label.ts'

it.each([
  ['qualRepLegal', 'pessoa.qualRepLegal', true],
  ['phone_bad_passages', 'phone_bad_passages', true],
  ['Cidade', 'cidade', false],
  ['UF', 'UF', false],
  ['Representante legal', 'qualRepLegal', false],
  [undefined, 'qualRepLegal', false],
])('tells if %s is the key of %s', (label, path, isKey) => {
  expect(isKeyLabel(label, path)).toBe(isKey)
})
