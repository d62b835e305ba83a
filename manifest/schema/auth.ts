import * as z from 'zod'
import { about, choice } from './about.ts'
import { declaredRole, roleName } from './names.ts'
import { oidc } from './oidc.ts'
import { routePath } from './path.ts'
import { text } from './text.ts'
import { unique } from './unique.ts'

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
  roles: unique(declaredRole)
    .default([])
    .meta(about('Os papéis que access pode nomear: qualquer texto', ['analista', 'Gestor de Risco'])),
  defaultRoles: unique(roleName)
    .default([])
    .meta(about('Os papéis de quem se registra, com provider: local', ['analista'])),
  idleLockMinutes: z
    .number()
    .positive()
    .max(1440)
    .optional()
    .meta(about('Minutos sem uso até a tela ser bloqueada; sem ela, nunca', 15)),
  lockKeepsMinutes: z
    .int()
    .min(1)
    .max(1440)
    .optional()
    .meta(
      about(
        'Minutos sem uso até a tela bloqueada descartar respostas, lotes e o que foi digitado; sem ela, 480 (oito horas)',
        480,
      ),
    ),
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
  .superRefine(({ provider, oidc, idleLockMinutes = 0, lockKeepsMinutes = idleLockMinutes }, context) => {
    if (lockKeepsMinutes < idleLockMinutes)
      context.addIssue({
        code: 'custom',
        message: `Escreva ${Math.ceil(idleLockMinutes)} ou mais: a tela bloqueia depois de idleLockMinutes, e só então descarta`,
        path: ['lockKeepsMinutes'],
      })
    if (provider === 'oidc' && oidc === undefined)
      context.addIssue({
        code: 'custom',
        message: 'Falta a chave "oidc": o provedor de provider: oidc',
        params: { missing: ['oidc'] },
      })
  })
  .meta({
    if: { properties: { provider: { const: 'oidc' } }, required: ['provider'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { required: ['oidc'] },
  })
