import { ask, explainFailedReply } from '../ask.ts'
import type { Metadata } from './discovery.ts'
import type { OwnAddresses, ProviderGroup, ProviderSettings } from './settings.ts'

/** Opens the logout page without a session, so that nobody is logged out. */
export async function checkLogout(
  group: ProviderGroup,
  { end_session_endpoint: endpoint }: Metadata,
  { clientId, logoutParam }: ProviderSettings,
  { afterLogout }: OwnAddresses,
) {
  const { ok, fail } = group
  if (typeof endpoint !== 'string' || !URL.canParse(endpoint)) return warnNoLogout(group)
  const url = new URL(endpoint)
  url.searchParams.set('client_id', clientId)
  url.searchParams.set(logoutParam ?? 'post_logout_redirect_uri', afterLogout)
  const reply = await ask(url, { headers: { accept: 'text/html' } })
  if (reply.kind !== 'answered')
    return fail('logout', `a página de saída não responde: ${explainFailedReply(reply)}`, addressHint)
  const location = reply.headers.get('location') ?? ''
  const isError = /error/i.test(location.replace(afterLogout, ''))
  if (reply.status < 400 && !isError) return ok('logout')
  return fail(
    'logout',
    `o provedor responde ${isError ? 'com uma página de erro' : `HTTP ${reply.status}`} ao pedido de saída`,
    `registre ${afterLogout} no provedor como endereço depois de sair`,
  )
}

const addressHint = 'confira end_session_endpoint na descoberta, ou auth.oidc.logoutUrl'

export const warnNoLogout = ({ warn }: ProviderGroup) =>
  warn(
    'logout',
    'o provedor não anuncia saída (end_session_endpoint): a sessão nele continua depois de sair',
    'se ele tem uma página de saída, ponha o endereço em auth.oidc.logoutUrl',
  )
