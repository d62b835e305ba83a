import { z } from 'zod'
import { about, choice } from './about.ts'
import { roleName } from './names.ts'
import { routePath } from './path.ts'
import { identifier, text } from './text.ts'
import { unique } from './unique.ts'
import { absoluteUrl, baseAddress } from './url.ts'

const seedUser = z.strictObject({
  name: text.meta(about('Nome da pessoa', 'Ana Demonstração')),
  email: z
    .email('Escreva um e-mail, como pessoa@exemplo.com.br')
    .meta(about('E-mail com que se entra', 'demo@exemplo.com.br')),
  roles: unique(roleName)
    .optional()
    .meta(about('Os papéis da conta de demonstração', ['gestor'])),
  password: text.meta(about('Senha de demonstração; é mostrada por npm start', 'Averigua-2024')),
})

const provider = choice({
  local: 'Contas guardadas no navegador: demonstração e desenvolvimento',
  oidc: 'OpenID Connect: as contas são do provedor da empresa',
})

const variable = z.string().regex(/^VITE_[A-Z0-9_]+$/, 'Use um nome como VITE_OIDC_AUTHORITY')

/** An OpenID Connect provider. The app is a public client. */
const oidc = z.strictObject({
  title: text.meta(about('Nome do provedor, no botão Entrar com …', 'Conta da empresa')),
  authority: baseAddress.meta(
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
  scopes: unique(text.regex(/^[\x21\x23-\x5b\x5d-\x7e]+$/, 'Um escopo não tem espaços nem aspas'))
    .refine((scopes) => scopes.includes('openid'), {
      message: 'Falta o escopo "openid", sem o qual não há ID token',
      params: { hint: 'acrescente openid à lista' },
    })
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

const accounts = z.strictObject({
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
  roles: unique(identifier)
    .default([])
    .meta(about('Os papéis que access pode nomear', ['analista', 'gestor'])),
  defaultRoles: unique(roleName)
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

/** `auth` in `app.yaml`: the login and the roles. */
export const auth = accounts
  .superRefine(({ provider, oidc }, context) => {
    if (provider === 'oidc' && oidc === undefined)
      context.addIssue({
        code: 'custom',
        message: 'Falta a chave "oidc": o provedor de provider: oidc',
        params: { code: 'missing-key' },
      })
  })
  .meta({
    if: { properties: { provider: { const: 'oidc' } }, required: ['provider'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { required: ['oidc'] },
  })
