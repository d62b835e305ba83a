import { expect, it } from 'vitest'
import { formatOrigin } from '@/session/session-texts.ts'

it.each([
  ['Telefone', 'por telefone'],
  ['CPF do sócio', 'por CPF do sócio'],
  ['E-mail', 'por e-mail'],
])('describes the value that led to a consulta: %s', (label, text) => {
  expect(formatOrigin(label)).toBe(text)
})
