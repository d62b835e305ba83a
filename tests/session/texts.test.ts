import { expect, it } from 'vitest'
import { reachedBy } from '@/session/texts.ts'

it.each([
  ['Telefone', 'por telefone'],
  ['CPF do sócio', 'por CPF do sócio'],
  ['E-mail', 'por e-mail'],
])('says by what a consulta was reached: %s', (label, text) => {
  expect(reachedBy(label)).toBe(text)
})
