import * as z from 'zod'
import { about, choice, control } from './about.ts'
import { valuePath } from './text.ts'

const counts = choice({
  pages: 'param leva o número da página',
  rows: 'param leva quantas linhas pular',
}).meta(about('O que param conta', 'rows'))

const param = z
  .string()
  .regex(/^[\w.[\]-]+$/, 'Use só letras, dígitos, _ . - e colchetes')
  .meta(about('O parâmetro que diz qual página: na URL de um get, no corpo de um post', 'pagina'))

const from = z.int().min(0).max(1).meta(about('O número da primeira página', 0))

/** The keys of the consulta's `page` that differ in requests to a supplier. */
export const supplierPages = z.strictObject({
  param: param.optional(),
  from: from.optional(),
  counts: counts.optional(),
})

/** How a source splits a long list. The app asks for the next page when the user wants it. */
export const sourcePages = z.strictObject({
  param,
  size: z.int().min(1).max(1000).meta(about('Quantas linhas tem uma página cheia', 50)),
  list: valuePath
    .optional()
    .meta(about('A lista que cresce; sem ela, a única que o resultado mostra', 'itens')),
  total: valuePath
    .optional()
    .meta({ ...about('Quantas linhas há ao todo, se a resposta diz', 'total'), ...control('value-path') }),
  from: from.default(1),
  counts: counts.default('pages'),
})

export type SourcePages = z.output<typeof sourcePages>
