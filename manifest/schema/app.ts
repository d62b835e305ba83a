import * as z from 'zod'
import { about, control } from './about.ts'
import { auth } from './auth.ts'
import { credits } from './credits.ts'
import { linkPath } from './path.ts'
import { preferences } from './preferences.ts'
import { identifier, longText, text, valuePath, wholeAnswer } from './text.ts'
import { unique } from './unique.ts'
import { absoluteUrl, headerAddress, urlOrRootPath } from './url.ts'
import { usage } from './usage.ts'

const titles = z.strictObject({
  initial: text
    .default('Dashboard - {product}')
    .meta(about('Título da aba antes da primeira tela; {product} é o nome do produto', 'Painel - {product}')),
  route: text
    .default('{product} {path}')
    .meta(about('Título da aba em cada tela; {path} é o caminho dela', '{product} {path}')),
})

const vendor = z.strictObject({
  name: text.meta(about('Nome mostrado no rodapé', 'Suporte Averigua')),
  url: absoluteUrl.meta(about('Aonde o nome leva', 'https://suporte.exemplo.com.br')),
})

const footer = z.strictObject({
  year: z.int().min(1900).max(9999).default(2024).meta(about('Ano dos direitos, no rodapé', 2026)),
  rights: text
    .default('Todos os direitos reservados')
    .meta(about('A frase dos direitos, no rodapé', 'Todos os direitos reservados')),
  vendor: vendor
    .optional()
    .meta(about('Quem faz ou atende o produto', { name: 'Suporte', url: 'https://suporte.exemplo.com.br' })),
})

const notificationPath = (key: string, description: string) =>
  valuePath.default(key).meta({ ...about(description, key), ...control('text') })

const notifications = z.strictObject({
  url: urlOrRootPath.meta(about('De onde as notificações são lidas', '/dash/notificacoes.json')),
  list: valuePath.default(wholeAnswer).meta({
    ...about('A lista de notificações na resposta; $ é a resposta inteira', 'avisos'),
    ...control('text'),
  }),
  title: notificationPath('titulo', 'O título de cada uma'),
  text: notificationPath('descricao', 'O texto de cada uma'),
  date: notificationPath('dataregistro', 'O dia e a hora de cada uma'),
  photo: notificationPath('foto', 'O endereço da foto de cada uma'),
  page: linkPath.optional().meta(about('A página que mostra todas as notificações', '/notifications')),
})

const cases = z.strictObject({
  isOffered: z
    .boolean()
    .default(true)
    .meta(about('Se o painel oferece casos; sem eles, nada do que se consulta é guardado', true)),
  retentionDays: z
    .int()
    .min(1)
    .max(3650)
    .default(90)
    .meta(about('Dias, da criação, até um caso ser apagado', 90)),
})

const reporting = z.strictObject({
  url: headerAddress
    .optional()
    .meta(
      about(
        'Para onde vão os relatos de erro; VITE_REPORTING_URL troca o endereço em cada ambiente',
        'https://relatos.exemplo.com.br/averigua',
      ),
    ),
  sampleRate: z
    .number()
    .gt(0)
    .max(1)
    .default(1)
    .meta(about('Em que parte das visitas se relata, acima de 0 e até 1; 1 são todas', 0.5)),
})

/** `manifest/app.yaml`: the product and its start. */
export const appFile = z.strictObject({
  product: text.meta(about('Nome do produto, nos títulos, no menu e no rodapé', 'Averigua')),
  storagePrefix: identifier
    .default('averigua')
    .meta(about('Prefixo das chaves no armazenamento do navegador; trocá-lo é começar do zero', 'averigua')),
  description: longText
    .optional()
    .meta(about('Uma frase sobre o produto', 'Consultas de dados brasileiros num só painel')),
  locale: text
    .default('pt-BR')
    .meta(about('Como se escrevem datas e números, e a língua da página (BCP 47)', 'es-PY')),
  currency: text.default('BRL').meta(about('A moeda dos valores com format: currency (ISO 4217)', 'PYG')),
  titles: titles.prefault({}).meta(about('Os títulos da aba do navegador', { route: '{product} {path}' })),
  footer: footer.prefault({}).meta(about('O rodapé', { year: 2026 })),
  assets: identifier.default('dash').meta(about('Pasta dos arquivos estáticos no site', 'dash')),
  preferences: preferences.prefault({}).meta(about('Como o painel começa', { darkMode: false })),
  auth: auth
    .prefault({})
    .meta(about('As páginas de quem entra, e a conta de demonstração', { home: '/dashboard' })),
  notifications: notifications
    .optional()
    .meta(about('De onde vêm as notificações; sem elas, o sino fica vazio', { url: '/dash/avisos.json' })),
  purposes: unique(text.max(120))
    .default([])
    .meta(about('As finalidades de que escolhe quem consulta', ['Análise de crédito'])),
  cases: cases
    .prefault({})
    .meta(about('Os casos: o que o usuário guarda, cifrado, no navegador', { retentionDays: 90 })),
  catalogue: linkPath
    .optional()
    .meta(about('A página do catálogo de consultas, na trilha de cada consulta', '/pacotes')),
  credits: credits.optional().meta(
    about('A página dos créditos e, com source, get e value, de onde vem o saldo', {
      page: '/pricing',
      source: 'gateway',
      get: '/creditos',
      value: 'saldo',
    }),
  ),
  reporting: reporting.optional().meta(
    about('Relatos de erros, sem nenhum dado pessoal; sem endereço, nada é relatado', {
      url: 'https://relatos.exemplo.com.br/averigua',
    }),
  ),
  usage: usage.optional().meta(
    about('De onde vem o uso da equipe; sem ela, o painel conta as consultas deste navegador', {
      source: 'gateway',
      get: '/uso',
      rows: 'linhas',
      date: 'data',
      consulta: 'consulta',
      found: 'encontradas',
      notFound: 'naoEncontradas',
      failed: 'falhas',
    }),
  ),
})

export type AppFile = z.output<typeof appFile>
export type Preferences = AppFile['preferences']
export type Cases = AppFile['cases']
export type Reporting = NonNullable<AppFile['reporting']>
