import { z } from 'zod'
import { about, choice } from './about.ts'
import { roleName } from './names.ts'
import { linkPath, routePath } from './path.ts'
import { preferences } from './preferences.ts'
import { identifier, text } from './text.ts'
import { absoluteUrl, urlOrRootPath } from './url.ts'

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

const seedUser = z.strictObject({
  name: text.meta(about('Nome da pessoa', 'Ana Demonstração')),
  email: z
    .email('Escreva um e-mail, como pessoa@exemplo.com.br')
    .meta(about('E-mail com que se entra', 'demo@exemplo.com.br')),
  roles: z
    .array(roleName)
    .optional()
    .meta(about('Os papéis da conta de demonstração', ['gestor'])),
  password: text.meta(about('Senha de demonstração; é mostrada por npm start', 'Averigua-2024')),
})

const provider = choice({
  local: 'Contas guardadas no navegador: demonstração e desenvolvimento',
  oidc: 'OpenID Connect: as contas são do provedor da empresa',
})

const variable = z.string().regex(/^VITE_[A-Z0-9_]+$/, 'Use um nome como VITE_OIDC_AUTHORITY')

/** A provider of OpenID Connect, as the app's public client. */
const oidc = z.strictObject({
  title: text.meta(about('Nome do provedor, no botão Entrar com …', 'Conta da empresa')),
  authority: absoluteUrl.meta(
    about(
      'O endereço do provedor; dele se lê .well-known/openid-configuration',
      'https://login.exemplo.com.br',
    ),
  ),
  authorityEnv: variable
    .optional()
    .meta(about('Variável de ambiente que troca authority na construção', 'VITE_OIDC_AUTHORITY')),
  clientId: text.meta(about('O nome do painel no provedor: um cliente público, sem segredo', 'averigua')),
  clientIdEnv: variable
    .optional()
    .meta(about('Variável de ambiente que troca clientId na construção', 'VITE_OIDC_CLIENT_ID')),
  scopes: z
    .array(text.regex(/^[\x21\x23-\x5b\x5d-\x7e]+$/, 'Um escopo não tem espaços nem aspas'))
    .default(['openid', 'profile', 'email'])
    .meta(about('O que se pede ao provedor; offline_access renova sem nova entrada', ['openid', 'email'])),
  rolesClaim: text
    .default('roles')
    .meta(about('Onde os papéis estão no ID token; pontos descem nele', 'realm_access.roles')),
  resource: absoluteUrl
    .optional()
    .meta(
      about(
        'Para quem o token é pedido (RFC 8707), se o provedor precisa saber',
        'https://api.exemplo.com.br',
      ),
    ),
  origins: z
    .array(absoluteUrl)
    .default([])
    .meta(about('Outros endereços do provedor que o navegador chama', ['https://tokens.exemplo.com.br'])),
  registerUrl: absoluteUrl
    .optional()
    .meta(about('A página do provedor em que se cria uma conta', 'https://login.exemplo.com.br/criar')),
  forgotPasswordUrl: absoluteUrl
    .optional()
    .meta(about('A página do provedor de quem esqueceu a senha', 'https://login.exemplo.com.br/senha')),
})

const auth = z.strictObject({
  provider: provider
    .default('local')
    .meta(about('Quem guarda as contas; VITE_AUTH_PROVIDER troca na construção', 'oidc')),
  oidc: oidc.optional().meta(
    about('O provedor, para provider: oidc', {
      title: 'Conta da empresa',
      authority: 'https://login.exemplo.com.br',
      clientId: 'averigua',
    }),
  ),
  roles: z
    .array(identifier)
    .default([])
    .meta(about('Os papéis que access pode nomear', ['analista', 'gestor'])),
  defaultRoles: z
    .array(roleName)
    .default([])
    .meta(about('Os papéis de quem se registra, com provider: local', ['analista'])),
  idleLockMinutes: z
    .number()
    .positive()
    .max(1440)
    .optional()
    .meta(about('Minutos sem uso até a tela ser bloqueada; sem ela, nunca', 15)),
  login: routePath.default('/').meta(about('A página em que se entra', '/')),
  home: routePath.default('/dashboard').meta(about('A página aonde vai quem entrou', '/dashboard')),
  register: routePath.optional().meta(about('Onde se cria uma conta; sem ela, não há o link', '/register')),
  forgotPassword: routePath
    .optional()
    .meta(about('A página de quem esqueceu a senha; sem ela, não há o link', '/forgot-password')),
  seedUser: seedUser.optional().meta(
    about('Conta de demonstração, criada quando o navegador não guarda nenhuma', {
      name: 'Ana Demonstração',
      email: 'demo@exemplo.com.br',
      password: 'Averigua-2024',
    }),
  ),
})

const notifications = z.strictObject({
  url: urlOrRootPath.meta(about('De onde as notificações são lidas', '/dash/notificacoes.json')),
  page: linkPath.optional().meta(about('A página que mostra todas as notificações', '/notifications')),
})

/** `manifest/app.yaml`: what the product is called and how it starts. */
export const appFile = z.strictObject({
  product: text.meta(about('Nome do produto, nos títulos, no menu e no rodapé', 'Averigua')),
  storagePrefix: identifier
    .default('averigua')
    .meta(about('Prefixo das chaves no armazenamento do navegador; trocá-lo é começar do zero', 'averigua')),
  description: text
    .optional()
    .meta(about('Uma frase sobre o produto', 'Consultas de dados brasileiros num só painel')),
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
  purposes: z
    .array(text.max(120))
    .default([])
    .meta(about('As finalidades de que escolhe quem consulta', ['Análise de crédito'])),
  catalogue: linkPath
    .optional()
    .meta(about('A página do catálogo de consultas, na trilha de cada consulta', '/pacotes')),
  credits: linkPath
    .optional()
    .meta(about('A página dos créditos, aonde vai quem ficou sem eles', '/pricing')),
})

export type AppFile = z.output<typeof appFile>
export type Preferences = AppFile['preferences']
