import * as z from 'zod/mini'

export const emailFields = z.object({
  to: z.string().check(z.trim(), z.minLength(1, 'Informe para quem é'), z.email('Informe um e-mail válido')),
  title: z
    .string()
    .check(z.trim(), z.minLength(1, 'Informe o assunto'), z.maxLength(200, 'Use até 200 caracteres')),
  desc: z.string().check(z.trim()),
})
