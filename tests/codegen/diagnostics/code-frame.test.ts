import { expect, it } from 'vitest'
import { maskSecrets } from '../../../codegen/diagnostics/code-frame.ts'

const maskText = (text: string) => maskSecrets(text.split('\n')).join('\n')

it.each([
  [
    'a header',
    '    Authorization: Bearer abc\n    X-Canal: web',
    '    Authorization: •••••• •••\n    X-Canal: web',
  ],
  ['a quoted key', '"X-Api-Key": abc', '"X-Api-Key": •••'],
  ['an item of a list', '- token: abc\n  label: A', '- token: •••\n  label: A'],
  ['keys of one line', '{ a: 1, password: abc, token: d }', '{ a: 1, password: •••, •••••• • }'],
  ['a text in several lines', 'senha: >-\n  abc\n\n  def\nb: 1', 'senha: ••\n  •••\n\n  •••\nb: 1'],
  ['a comment', 'client_secret: # abc', 'client_secret: • •••'],
])('hides the value of %s', (_, text, masked) => {
  expect(maskText(text)).toBe(masked)
})

it.each(['tokenUrl: /token', 'rolesFrom: access_token', 'label: Senha'])('shows %s', (text) => {
  expect(maskText(text)).toBe(text)
})
