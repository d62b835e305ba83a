import * as z from 'zod/mini'
import { createCheck } from '@/ui/forms/check.ts'

/** A loose check is enough, because the e-mail must match an account. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Informe o e-mail'),
    z.regex(/^[^\s@]+@[^\s@]+$/, 'Escreva um e-mail, como pessoa@exemplo.com.br'),
  )

export const password = z.string().check(z.minLength(1, 'Informe a senha'))

export const newPassword = z
  .string()
  .check(z.minLength(1, 'Escolha uma senha'), z.minLength(8, 'A senha precisa de ao menos 8 caracteres'))

export const name = (message: string) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(120, 'Use até 120 caracteres'))

export const checkCredentials = createCheck(z.object({ email, password }))

export const checkNewUser = createCheck(
  z.object({ name: name('Informe seu nome'), email, password: newPassword }),
)

export const checkRecovery = createCheck(z.object({ email }))
