import * as z from 'zod'
import { about } from './about.ts'

export const batch = z.strictObject({
  max: z.int().min(1).max(100_000).default(1000).meta(about('Quantas linhas um lote pode ter', 500)),
  perMinute: z
    .int()
    .min(1)
    .max(100_000)
    .default(60)
    .meta(about('Quantas consultas a fonte aceita por minuto', 20)),
  concurrency: z.int().min(1).max(32).default(4).meta(about('Quantas consultas ao mesmo tempo', 2)),
})
