import * as z from 'zod/mini'
import { createCheck } from '@/ui/forms/check.ts'

/** An e-mail, trimmed. Validated loosely: what matters is whether an account has it. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Informe o e-mail'),
    z.regex(/^[^\s@]+@[^\s@]+$/, 'Escreva um e-mail, como pessoa@exemplo.com.br'),
  )

/** The password of an account that exists. */
export const password = z.string().check(z.minLength(1, 'Informe a senha'))

/** A password for a new account: only its length is checked. */
export const newPassword = z
  .string()
  .check(z.minLength(1, 'Escolha uma senha'), z.minLength(8, 'A senha precisa de ao menos 8 caracteres'))

/** A user's name, trimmed. */
export const name = (message: string) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(120, 'Use até 120 caracteres'))

/** The check of the login: an e-mail and a password. */
export const checkCredentials = createCheck(z.object({ email, password }))

/** The check of a new account. */
export const checkNewUser = createCheck(
  z.object({ name: name('Informe seu nome'), email, password: newPassword }),
)

/** The check of who forgot a password. */
export const checkRecovery = createCheck(z.object({ email }))
