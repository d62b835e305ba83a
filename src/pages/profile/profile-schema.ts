import * as z from 'zod/mini'

const tooLong = z.maxLength(60, 'Use até 60 caracteres')

export const names = z.object({
  nome: z.string().check(z.trim(), z.minLength(1, 'Informe seu nome'), tooLong),
  sobrenome: z.string().check(z.trim(), tooLong),
})
