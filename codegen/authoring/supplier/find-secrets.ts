import type { Json } from '../../../manifest/schema/consulta.ts'
import { toComparable } from '../sample-answer/words.ts'
import { type PastedRequest, readPairs } from './pasted-request.ts'

/** A secret of the pasted request, and the variable that the gateway reads it from. `place` tells where it was. */
export type PastedSecret = { env: string; place: string }

export type Credentials = {
  /** `auth`, `secretHeaders` and `idempotency`, as they stand in suppliers.yaml. */
  keys: Record<string, Json>
  secrets: PastedSecret[]
  /** What is left of the request. */
  headers: [name: string, value: string][]
  query: [name: string, value: string][]
  notes: string[]
}

const secretName =
  /token|apikey|appkey|accesskey|subscriptionkey|authkey|secret|segredo|senha|password|passwd|^pwd$|^pass$|^key$|^chave|credencia|credentia|^auth|assinatura|signature|clientid/

/** Returns true for a name that documentation gives to keys, tokens and passwords. */
export const isSecretName = (name: string) => secretName.test(toComparable(name))

/** Returns true for a text that nobody types: a token, or another long text of letters and digits. */
export const isSecretValue = (value: string) =>
  /^eyJ[\w-]+\./.test(value) ||
  (/^[\w+/=.:~-]{20,}$/.test(value) && /\d/.test(value) && /[A-Za-z]/.test(value))

/** Headers that the gateway sends itself, and those about one request. */
const ownHeaders =
  /^(?:accept(?:-.*)?|content-(?:type|length|encoding)|host|user-agent|connection|origin|referer|pragma|cache-control|cookie|sec-.*|dnt|te|priority|(?:x-)?(?:request|correlation|trace|transaction)-?id|postman-token)$/i

/** Separates the secrets of a request from the rest, and names a variable for each. */
export function findSecrets(
  { headers, query, user, hasCertificate }: PastedRequest,
  tokenRequest: PastedRequest | undefined,
  supplier: string,
): Credentials {
  const secrets: PastedSecret[] = []
  const name = (ending: string, place: string): string => {
    const env = `${toVariableName(supplier)}_${ending}`
    const taken = secrets.filter((secret) => secret.env.replace(/_\d+$/, '') === env).length
    secrets.push({ env: taken === 0 ? env : `${env}_${taken + 1}`, place })
    return secrets.at(-1)?.env ?? env
  }
  const sent = headers.filter(([header]) => !ownHeaders.test(header))
  const idempotency = sent.find(([header]) => /idempoten/i.test(header))?.[0]
  const [secretOnes, others] = split(
    sent.filter(([header]) => header !== idempotency),
    ([header, value]) => isSecretName(header) || isSecretValue(value),
  )
  const [secretQuery, otherQuery] = split(query, ([key, value]) => isSecretName(key) || isSecretValue(value))
  const [authorization] = split(secretOnes, ([header]) => /^authorization$/i.test(header))
  const basic = /^Basic\s/i.test(authorization[0]?.[1] ?? '')
  const isPassword = user !== undefined || basic

  const auth = ((): Json | undefined => {
    if (hasCertificate)
      return {
        type: 'mtls',
        certificateEnv: name('CERT_PEM', 'o certificado do cliente'),
        keyEnv: name('CERT_KEY_PEM', 'a chave do certificado'),
      }
    if (tokenRequest) return readTokenRequest(tokenRequest, name)
    if (isPassword)
      return { type: 'basic', userEnv: name('USER', 'o usuário'), passwordEnv: name('PASSWORD', 'a senha') }
    const [header] = secretOnes
    if (header) return { type: 'header', ...readHeaderSecret(header, name) }
    const [parameter] = secretQuery
    if (!parameter) return undefined
    return { type: 'query', name: parameter[0], secretEnv: name('KEY', `o parâmetro ${parameter[0]}`) }
  })()

  const isOfAuth = ([header]: [string, string], index: number) =>
    tokenRequest || isPassword ? /^authorization$/i.test(header) : !hasCertificate && index === 0
  const otherSecrets = secretOnes.filter((header, index) => !isOfAuth(header, index))
  const isQueryAuth = readType(auth) === 'query'
  const lost = isQueryAuth ? secretQuery.slice(1) : secretQuery
  const notes = [
    ...lost.map(
      ([key]) => `o parâmetro ${key} parece um segredo e ficou de fora: auth leva um só parâmetro da URL`,
    ),
    ...(readType(auth) === 'header' && /^Bearer\s/i.test(authorization[0]?.[1] ?? '')
      ? ['se o token de Authorization vence, troque auth por oauth2, com o endereço que dá os tokens']
      : []),
    ...(hasCertificate && tokenRequest
      ? ['o fornecedor pede certificado e token, e auth leva um dos dois: ficou o certificado']
      : []),
  ]
  return {
    keys: {
      ...(auth !== undefined && { auth }),
      ...(otherSecrets.length > 0 && {
        secretHeaders: Object.fromEntries(
          otherSecrets.map((header) => [header[0], readHeaderSecret(header, name).secretEnv]),
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

type NameSecret = (ending: string, place: string) => string

function readHeaderSecret([header, value]: [string, string], name: NameSecret) {
  const [, scheme] = /^([A-Za-z][A-Za-z-]*) +\S/.exec(value) ?? []
  const ending = toVariableName(header.replace(/^x-/i, '')).replace(/^AUTHORIZATION$/, 'TOKEN')
  return {
    name: header,
    ...(scheme !== undefined && { prefix: `${scheme} ` }),
    secretEnv: name(ending, `o cabeçalho ${header}`),
  }
}

function readTokenRequest({ origin, path, body = '' }: PastedRequest, name: NameSecret): Json {
  const scope = readPairs(body).find(([key]) => key === 'scope')?.[1]
  return {
    type: 'oauth2',
    tokenUrl: origin + path,
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

const readType = (auth: Json | undefined) =>
  typeof auth === 'object' && auth !== null && 'type' in auth ? auth.type : undefined

function split<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}
