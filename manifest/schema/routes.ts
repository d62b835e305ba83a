import * as z from 'zod'
import { about, choice } from './about.ts'
import { access } from './access.ts'
import { linkPath, pageName, routePath } from './path.ts'
import { longText, text, title } from './text.ts'

const route = z.strictObject({
  path: routePath.meta(about('O caminho da página; um segmento pode ser um :parâmetro', '/dashboard')),
  page: pageName,
  title: title.meta(about('Título da página, na trilha e na busca', 'Visão Geral')),
  description: longText.optional().meta(about('Uma linha que explica a página', 'O uso do mês num relance.')),
  search: z
    .boolean()
    .optional()
    .meta(about('Se a busca oferece a página; sem ela, o que diz o arquivo', false)),
  titleParams: z
    .boolean()
    .optional()
    .meta(about('false: o título da aba não leva os parâmetros, que são segredos da sessão', false)),
  access,
})

const redirect = z.strictObject({
  from: z
    .union([z.literal('*'), routePath])
    .meta(about('De onde: um caminho antigo, ou "*" para todos os desconhecidos', '/antigo')),
  to: linkPath.meta(about('Para onde: o caminho de uma rota', '/dashboard')),
})

const layout = choice({
  public: 'Páginas abertas a qualquer pessoa, sem o menu',
  app: 'Páginas de quem entrou, dentro do painel',
})

/** A file of `manifest/routes`: pages of one layout. */
export const routesFile = z.strictObject({
  layout: layout.default('app').meta(about('Quem vê as páginas deste arquivo', 'app')),
  group: text.optional().meta(about('O grupo destas páginas na busca; sem ele, Páginas', 'Componentes')),
  search: z
    .boolean()
    .default(true)
    .meta(about('false: a busca só oferece as páginas que dizem search: true', false)),
  access,
  routes: z
    .array(route)
    .default([])
    .meta(about('As páginas', [{ path: '/dashboard', page: 'pages/dashboard', title: 'Visão Geral' }])),
  redirects: z
    .array(redirect)
    .default([])
    .meta(about('Caminhos que levam a outros, para não quebrar links', [{ from: '/antigo', to: '/novo' }])),
})

export type RoutesFile = z.output<typeof routesFile>
