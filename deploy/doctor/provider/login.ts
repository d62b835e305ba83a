import { createHash, randomUUID } from 'node:crypto'
import type { AnsweredReply } from '../../../codegen/authoring/verify/send-request.ts'
import { ask, explainFailedReply } from '../ask.ts'
import type { Check } from '../check.ts'
import type { Metadata } from './discovery.ts'
import type { OwnAddresses, ProviderGroup, ProviderSettings } from './settings.ts'

/** Errors of a provider that accepts the request but has no session (OpenID Connect Core 1.0, 3.1.2.6). */
const needsUser = new Set([
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
])

const hints: Record<string, string> = {
  invalid_scope: 'confira auth.oidc.scopes: o provedor não dá um desses escopos a este cliente',
  invalid_target: 'confira auth.oidc.resource: o provedor não conhece esse destinatário',
  unauthorized_client: 'ligue o código de autorização para este cliente',
  unsupported_response_type: 'ligue o código de autorização para este cliente',
}

const defaultHint =
  'confira auth.oidc.scopes, extraParams e resource, e que PKCE (S256) está ligado para este cliente'

/**
 * Sends the login request of the app with `prompt=none`. A provider that accepts it returns to the dashboard at
 * once; one that does not know the return address shows an error page.
 */
export async function checkLogin(
  group: ProviderGroup,
  metadata: Metadata,
  provider: ProviderSettings,
  own: OwnAddresses,
): Promise<Check[]> {
  const reply = await ask(buildLoginUrl(metadata, provider, own), { headers: { accept: 'text/html' } })
  if (reply.kind === 'answered') return describeAnswer(group, reply, own)
  const reason = `o endereço de login não responde: ${explainFailedReply(reply)}`
  return [
    group.skip('redirect', reason),
    group.fail('login', reason, 'confira authorization_endpoint, na descoberta'),
  ]
}

function buildLoginUrl(
  { authorization_endpoint: endpoint }: Metadata,
  { clientId, scopes, resource, extraParams }: ProviderSettings,
  { callback }: OwnAddresses,
): URL {
  const url = new URL(String(endpoint))
  const values = {
    client_id: clientId,
    redirect_uri: callback,
    response_type: 'code',
    scope: scopes.join(' '),
    state: randomUUID(),
    nonce: randomUUID(),
    code_challenge: createHash('sha256').update(randomUUID()).digest('base64url'),
    code_challenge_method: 'S256',
    prompt: 'none',
    ...(resource && { resource }),
    ...extraParams,
  }
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  return url
}

function describeAnswer(group: ProviderGroup, reply: AnsweredReply, { callback }: OwnAddresses): Check[] {
  const { ok, fail, skip } = group
  const { status, text } = reply
  const target = readLocation(reply)
  if (target && target.origin + target.pathname === callback) {
    const error = readErrorCode(target)
    const isAccepted = error === undefined || needsUser.has(error)
    const login = isAccepted
      ? ok('login')
      : fail('login', `o provedor recusa o pedido de login: ${error}`, hints[error] ?? defaultHint)
    return [ok('redirect'), login]
  }
  const hint = `registre ${callback} no provedor, letra por letra, como endereço de retorno`
  const refuse = (message: string) => [
    fail('redirect', message, hint),
    skip('login', 'o provedor não voltou ao painel'),
  ]
  if (target)
    return isErrorPage(target)
      ? refuse('o provedor mostra uma página de erro em vez do login')
      : [ok('redirect', 'o provedor ignora prompt=none e mostra o próprio login'), ok('login')]
  if (status >= 400) return refuse(`o provedor responde HTTP ${status} ao pedido de login`)
  if (errorWords.test(text)) return refuse('o provedor mostra uma página de erro em vez do login')
  const reason = 'o provedor mostra uma página em vez de voltar ao painel: entre uma vez à mão'
  return [skip('redirect', reason), skip('login', reason)]
}

function readLocation({ status, headers }: AnsweredReply): URL | undefined {
  const location = headers.get('location')
  return status >= 300 &&
    status < 400 &&
    location !== null &&
    URL.canParse(location, 'https://provider.invalid')
    ? new URL(location, 'https://provider.invalid')
    : undefined
}

/** Returns the error code of a redirect to the dashboard, without any other text of the provider. */
function readErrorCode({ searchParams }: URL): string | undefined {
  const error = searchParams.get('error')
  if (error === null) return undefined
  return /^[a-z_]{1,40}$/.test(error) ? error : 'outro erro'
}

/** Google and Cognito redirect to an error page of their own. */
const isErrorPage = ({ pathname, searchParams }: URL) =>
  /error/i.test(pathname) || [...searchParams.keys()].some((name) => /error/i.test(name))

/** Entra ID shows its errors with status 200. */
const errorWords = /AADSTS\d+|redirect_uri|invalid_(?:request|client)|unauthorized_client/
