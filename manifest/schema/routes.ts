import { z } from 'zod'
import { linkPath, pageName, routePath } from './path.ts'
import { text } from './text.ts'

const route = z.strictObject({
  path: routePath,
  page: pageName,
  title: text,
  description: text.optional().describe('Uma linha que explica a página'),
  search: z.boolean().optional().describe('false: a busca não oferece a página'),
})

const redirect = z.strictObject({
  from: z.union([z.literal('*'), routePath]).describe('Um caminho, ou "*" para todos os desconhecidos'),
  to: linkPath,
})

/** A file of `manifest/routes`: pages of one layout. */
export const routesFile = z.strictObject({
  layout: z.enum(['public', 'app']).default('app').describe('app exige um usuário autenticado'),
  group: text.optional().describe('O grupo destas páginas na busca; sem ele, Páginas'),
  search: z.boolean().default(true).describe('false: a busca só oferece as páginas que dizem search: true'),
  routes: z.array(route).default([]),
  redirects: z.array(redirect).default([]),
})

export type RoutesFile = z.output<typeof routesFile>
