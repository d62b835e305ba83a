import type { Json } from '../../../manifest/schema/consulta.ts'
import { toComparable } from '../sample-answer/words.ts'
import { type PastedRequest, readPairs } from './pasted-request.ts'

/** The variable from which the gateway reads a secret. `sentIn` says in Portuguese which part of the request had it. */
export type PastedSecret = { env: string; sentIn: string }

export type Credentials = {
  /** `auth`, `secretHeaders` and `idempotency`, as suppliers.yaml has them. */
  keys: Record<string, Json>
  secrets: PastedSecret[]
  /** The headers and the query without secrets. */
  headers: [name: string, value: string][]
  query: [name: string, value: string][]
  notes: string[]
}

const secretName =
  /token|apikey|appkey|accesskey|subscriptionkey|authkey|secret|segredo|senha|password|passwd|^pwd$|^pass$|^key$|^chave|credencia|credentia|^auth|assinatura|signature|clientid/

/** Returns true for a usual name of a key, a token or a password. */
export const isSecretName = (name: string) => secretName.test(toComparable(name))

/** Returns true for a JWT, and for other long texts of letters and digits. */
export const isSecretValue = (value: string) =>
  /^eyJ[\w-]+\./.test(value) ||
  (/^[\w+/=.:~-]{20,}$/.test(value) && /\d/.test(value) && /[A-Za-z]/.test(value))

/** Headers that the gateway sets itself, and headers of a single request. */
const ownHeaders =
  /^(?:accept(?:-.*)?|content-(?:type|length|encoding)|host|user-agent|connection|origin|referer|pragma|cache-control|cookie|sec-.*|dnt|te|priority|(?:x-)?(?:request|correlation|trace|transaction)-?id|postman-token)$/i

/** Separates the secrets of a request from the rest, and names a variable for each. */
export function findSecrets(
  { headers, query, user, hasCertificate }: PastedRequest,
  tokenRequest: PastedRequest | undefined,
  supplier: string,
): Credentials {
  const secrets: PastedSecret[] = []
  const name: NameSecret = (ending, sentIn) => {
    const base = `${toVariableName(supplier)}_${ending}`
    const taken = secrets.filter((secret) => secret.env.replace(/_\d+$/, '') === base).length
    const env = taken === 0 ? base : `${base}_${taken + 1}`
    secrets.push({ env, sentIn })
    return env
  }
  const sent = headers.filter(([header]) => !ownHeaders.test(header))
  const idempotency = sent.find(([header]) => /idempoten/i.test(header))?.[0]
  const [secretOnes, others] = split(
    sent.filter(([header]) => header !== idempotency),
    ([header, value]) => isSecretName(header) || isSecretValue(value),
  )
  const [secretQuery, otherQuery] = split(query, ([key, value]) => isSecretName(key) || isSecretValue(value))
  const authorization = secretOnes.find(([header]) => /^authorization$/i.test(header))?.[1] ?? ''
  const isPassword = user !== undefined || /^Basic\s/i.test(authorization)

  const auth = ((): Record<string, Json> | undefined => {
    const certificate =
      hasCertificate || tokenRequest?.hasCertificate
        ? {
            certificateEnv: name('CERT_PEM', 'o certificado do cliente'),
            keyEnv: name('CERT_KEY_PEM', 'a chave do certificado'),
          }
        : undefined
    if (tokenRequest) return { ...readTokenRequest(tokenRequest, name), ...certificate }
    if (certificate) return { type: 'mtls', ...certificate }
    if (isPassword)
      return { type: 'basic', userEnv: name('USER', 'o usuário'), passwordEnv: name('PASSWORD', 'a senha') }
    const [header] = secretOnes
    if (header) return { type: 'header', ...readHeaderSecret(header, name) }
    const [parameter] = secretQuery
    if (!parameter) return undefined
    return { type: 'query', name: parameter[0], secretEnv: name('KEY', `o parâmetro ${parameter[0]}`) }
  })()

  const isAuthHeader = ([header]: [string, string], index: number) =>
    tokenRequest || isPassword ? /^authorization$/i.test(header) : !hasCertificate && index === 0
  const otherSecrets = secretOnes.filter((header, index) => !isAuthHeader(header, index))
  const lost = auth?.type === 'query' ? secretQuery.slice(1) : secretQuery
  const notes = [
    ...lost.map(
      ([key]) => `o parâmetro ${key} parece um segredo e ficou de fora: auth aceita um só parâmetro da URL`,
    ),
    ...(auth?.type === 'header' && /^Bearer\s/i.test(authorization)
      ? ['se o token de Authorization vence, troque auth por oauth2, com o endereço que dá os tokens']
      : []),
  ]
  return {
    keys: {
      ...(auth !== undefined && { auth }),
      ...(otherSecrets.length > 0 && {
        secretHeaders: Object.fromEntries(
          otherSecrets.map(([header]) => [
            header,
            name(toEnding(header), `o valor inteiro do cabeçalho ${header}`),
          ]),
        ),
      }),
      ...(idempotency !== undefined && { idempotency }),
    },
    secrets,
    headers: others,
    query: otherQuery,
    notes,
  }
}

/** Names the variable of a secret, and lists it. */
type NameSecret = (ending: string, sentIn: string) => string

function readHeaderSecret([header, value]: [string, string], name: NameSecret) {
  const [, scheme] = /^([A-Za-z][A-Za-z-]*) +\S/.exec(value) ?? []
  return {
    name: header,
    ...(scheme !== undefined && { prefix: `${scheme} ` }),
    secretEnv: name(
      toEnding(header),
      `o cabeçalho ${header}${scheme === undefined ? '' : `, depois de "${scheme}"`}`,
    ),
  }
}

/** Returns the end of a variable's name: `TOKEN_ID` for `X-Token-Id`. */
const toEnding = (header: string) =>
  toVariableName(header.replace(/^x-/i, '')).replace(/^AUTHORIZATION$/, 'TOKEN')

function readTokenRequest(
  { origin, path, body = '' }: PastedRequest,
  name: NameSecret,
): Record<string, Json> {
  const pairs = readPairs(body)
  const scope = pairs.find(([key]) => key === 'scope')?.[1]
  return {
    type: 'oauth2',
    tokenUrl: origin + path,
    ...(pairs.some(([key]) => key === 'client_secret') && { credentials: 'body' }),
    clientIdEnv: name('CLIENT_ID', 'o client_id'),
    clientSecretEnv: name('CLIENT_SECRET', 'o client_secret'),
    ...(scope !== undefined && { scope }),
  }
}

/** Returns true for the request that gets a token by client credentials. */
export const isTokenRequest = ({ body = '', query }: PastedRequest) =>
  /client_credentials/.test(body) || query.some(([, value]) => value === 'client_credentials')

const toVariableName = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toUpperCase()

function split<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}
