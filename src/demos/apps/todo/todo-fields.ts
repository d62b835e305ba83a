import * as z from 'zod/mini'

export const todoFields = z.object({
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Informe o título da tarefa'),
      z.maxLength(200, 'Use até 200 caracteres'),
    ),
})
