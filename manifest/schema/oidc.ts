import * as z from 'zod'
import { about, choice } from './about.ts'
import { roleName } from './names.ts'
import { text } from './text.ts'
import { unique } from './unique.ts'
import { absoluteUrl, baseAddress, urlOrRootPath } from './url.ts'

const variable = z.string().regex(/^VITE_[A-Z0-9_]+$/, 'Use um nome como VITE_OIDC_AUTHORITY')

/** Parameters that the app itself sends in the authorization request. */
const ownParameters = new Set([
  'client_id',
  'code_challenge',
  'code_challenge_method',
  'id_token_hint',
  'login_hint',
  'nonce',
  'prompt',
  'redirect_uri',
  'request',
  'request_uri',
  'resource',
  'response_mode',
  'response_type',
  'scope',
  'state',
])

/** Parameters that no browser may have. */
const secretParameters = new Set(['client_assertion', 'client_secret'])

/** The keys of `oidc` that set one of the app's own parameters. */
const keyByParameter: Record<string, string> = {
  client_id: 'clientId',
  resource: 'resource',
  scope: 'scopes',
}

const parameterName = z
  .string()
  .regex(/^[\w.~-]+$/, 'Use letras, dígitos e os sinais . _ ~ -')
  .meta(about('O nome de um parâmetro', 'audience'))

const parameterValue = text.meta(about('O valor do parâmetro', 'https://api.exemplo.com.br'))

const extraParams = z.record(parameterName, parameterValue).superRefine((parameters, context) => {
  for (const name of Object.keys(parameters)) {
    const [isOwn, isSecret] = [ownParameters.has(name), secretParameters.has(name)]
    if (!isOwn && !isSecret) continue
    const key = keyByParameter[name]
    context.addIssue({
      code: 'custom',
      path: [name],
      message: isOwn
        ? `O painel mesmo manda o parâmetro "${name}"`
        : `O parâmetro "${name}" é um segredo, e o navegador não guarda segredos`,
      params: {
        code: 'reserved-parameter',
        hint: key ? `use a chave ${key}, ao lado de extraParams` : 'apague-o',
      },
    })
  }
})

const rolesFrom = choice({
  id_token: 'Do ID token, que diz quem entrou',
  access_token: 'Do access token, conferido pelo painel: assinatura, emissor, destinatário e validade',
})

const keys = z.strictObject({
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
  rolesFrom: rolesFrom
    .optional()
    .meta(about('De que token se leem os papéis; sem ela, do ID token', 'access_token')),
  rolesMap: z
    .record(text, roleName)
    .optional()
    .meta(
      about('Que papel é cada valor que o provedor manda; os outros valem pelo próprio nome', {
        'Painel.Gestor': 'gestor',
      }),
    ),
  audience: text
    .optional()
    .meta(about('O destinatário (aud) do access token, para rolesFrom: access_token', 'gateway')),
  extraParams: extraParams
    .optional()
    .meta(about('O que mais o pedido de login leva ao provedor', { audience: 'https://api.exemplo.com.br' })),
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
  tokenUrl: urlOrRootPath
    .optional()
    .meta(
      about('Endereço que emite os tokens, em lugar do que o provedor anuncia; / é o deste site', '/token'),
    ),
  logoutUrl: baseAddress
    .optional()
    .meta(
      about('A página de saída, em lugar da que o provedor anuncia', 'https://login.exemplo.com.br/logout'),
    ),
  logoutParam: parameterName
    .optional()
    .meta(
      about(
        'O parâmetro que leva a logoutUrl o endereço de volta; sem ela, o do OpenID Connect',
        'logout_uri',
      ),
    ),
  registerUrl: absoluteUrl
    .optional()
    .meta(about('A página do provedor em que se cria uma conta', 'https://login.exemplo.com.br/criar')),
  forgotPasswordUrl: absoluteUrl
    .optional()
    .meta(about('A página do provedor de quem esqueceu a senha', 'https://login.exemplo.com.br/senha')),
})

/** An OpenID Connect provider. The app is a public client. */
export const oidc = keys
  .superRefine(({ rolesFrom, audience }, context) => {
    if (rolesFrom === 'access_token' && audience === undefined)
      context.addIssue({
        code: 'custom',
        message: 'Falta a chave "audience": para quem deve ser o access token de que se leem os papéis',
        params: { missing: ['audience'] },
      })
  })
  .meta({
    if: { properties: { rolesFrom: { const: 'access_token' } }, required: ['rolesFrom'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { required: ['audience'] },
  })
