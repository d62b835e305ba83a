import { describe, expect, it } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import { email, name, newPassword, password } from '@/pages/auth/credentials.ts'

const firstMessage = (schema: ZodMiniType, value: string) => schema.safeParse(value).error?.issues[0]?.message

describe('login forms', () => {
  it.each([
    ['rejects a missing e-mail', email, '', 'Informe o e-mail'],
    ['rejects an e-mail of spaces', email, '   ', 'Informe o e-mail'],
    [
      'rejects an e-mail without @',
      email,
      'ana.exemplo.com.br',
      'Escreva um e-mail, como pessoa@exemplo.com.br',
    ],
    ['rejects an e-mail without a host', email, 'ana@', 'Escreva um e-mail, como pessoa@exemplo.com.br'],
    [
      'rejects an e-mail with a space',
      email,
      'ana maria@exemplo.com.br',
      'Escreva um e-mail, como pessoa@exemplo.com.br',
    ],
    ['accepts a host without a dot, which old accounts may have', email, 'admin@localhost', undefined],
    ['accepts a plus sign', email, 'ana+teste@exemplo.com.br', undefined],
    ['rejects a missing password', password, '', 'Informe a senha'],
    ['accepts short passwords of old accounts', password, 'a', undefined],
    ['rejects a missing new password', newPassword, '', 'Escolha uma senha'],
    [
      'rejects a new password of seven characters',
      newPassword,
      '1234567',
      'A senha precisa de ao menos 8 caracteres',
    ],
    ['accepts a new password of eight characters', newPassword, '12345678', undefined],
    ['counts spaces in a password', newPassword, '        ', undefined],
    ['rejects a name of spaces', name('Informe seu nome'), ' ', 'Informe seu nome'],
    ['rejects a name of 121 characters', name('Informe seu nome'), 'a'.repeat(121), 'Use até 120 caracteres'],
  ])('%s', (_reason, schema, value, message) => {
    expect(firstMessage(schema, value)).toBe(message)
  })
})

it('trims an e-mail but not a password', () => {
  expect(email.parse(' ana@exemplo.com.br ')).toBe('ana@exemplo.com.br')
  expect(password.parse(' senha ')).toBe(' senha ')
})
