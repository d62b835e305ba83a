import { describe, expect, it } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import { email, name, newPassword, password } from '@/pages/auth/credentials.ts'

const firstMessage = (schema: ZodMiniType, value: string) => schema.safeParse(value).error?.issues[0]?.message

describe('messages', () => {
  it.each([
    ['an e-mail is missing', email, '', 'Informe o e-mail'],
    ['space is not an e-mail', email, '   ', 'Informe o e-mail'],
    ['no @', email, 'ana.exemplo.com.br', 'Escreva um e-mail, como pessoa@exemplo.com.br'],
    ['nothing after @', email, 'ana@', 'Escreva um e-mail, como pessoa@exemplo.com.br'],
    ['space within', email, 'ana maria@exemplo.com.br', 'Escreva um e-mail, como pessoa@exemplo.com.br'],
    ['a host without a dot may be an old account', email, 'admin@localhost', undefined],
    ['a plus sign', email, 'ana+teste@exemplo.com.br', undefined],
    ['a password is missing', password, '', 'Informe a senha'],
    ['old passwords may be short', password, 'a', undefined],
    ['a new one is missing', newPassword, '', 'Escolha uma senha'],
    ['a new one is too short', newPassword, '1234567', 'A senha precisa de ao menos 8 caracteres'],
    ['a new one of eight', newPassword, '12345678', undefined],
    ['space counts in a password', newPassword, '        ', undefined],
    ['a name of space', name('Informe seu nome'), ' ', 'Informe seu nome'],
    ['a name that breaks lists', name('Informe seu nome'), 'a'.repeat(121), 'Use até 120 caracteres'],
  ])('%s', (_reason, schema, value, message) => {
    expect(firstMessage(schema, value)).toBe(message)
  })
})

it('an e-mail is trimmed, a password is not', () => {
  expect(email.parse(' ana@exemplo.com.br ')).toBe('ana@exemplo.com.br')
  expect(password.parse(' senha ')).toBe(' senha ')
})
