import { ask, explainFailedReply } from './ask.ts'
import { type Check, lacksOrigin } from './check.ts'
import { checkClock } from './provider/clock.ts'
import { checkReadableByPage } from './provider/cors.ts'
import { checkDiscovery, checkIssuer, checkOffers, readMetadata } from './provider/discovery.ts'
import { checkKeys } from './provider/keys.ts'
import { checkLogin } from './provider/login.ts'
import { checkLogout, warnNoLogout } from './provider/logout.ts'
import { providerGroup as group, type OwnAddresses, type ProviderSettings } from './provider/settings.ts'
import { checkTokenEndpoint } from './provider/token-endpoint.ts'

/** Returns the outcomes if there is no provider to check. */
export const skipProvider = (reason: string): Check[] => group.skipRest([], reason)

export type ProviderReport = { checks: Check[]; metadata: Record<string, unknown> }

/** Asks the provider as a browser with the dashboard does, without a user. It gets no token. */
export async function checkProvider(
  provider: ProviderSettings,
  own: OwnAddresses | undefined,
): Promise<ProviderReport> {
  const origin = own?.site.origin
  const address = `${provider.authority.replace(/\/$/, '')}/.well-known/openid-configuration`
  const reply = await ask(address, { headers: { accept: 'application/json', ...(origin && { origin }) } })
  const answeredAt = Date.now()
  if (reply.kind !== 'answered') {
    const failed = group.fail(
      'discovery',
      explainFailedReply(reply),
      'confira VITE_OIDC_AUTHORITY, e se este computador alcança o provedor',
    )
    return { checks: [failed, ...group.skipRest([failed], 'o provedor não responde')], metadata: {} }
  }
  const discovery = checkDiscovery(group, reply)
  const metadata = readMetadata(reply, provider, own)
  if (!metadata) {
    const made = [discovery, checkClock(group, reply, answeredAt)]
    return { checks: [...made, ...group.skipRest(made, 'não há descoberta')], metadata: {} }
  }
  const keys = await checkKeys(group, metadata.jwks_uri, origin)
  const made = [
    discovery,
    checkIssuer(group, metadata, provider.authority),
    checkClock(group, reply, answeredAt),
    checkOffers(group, metadata, provider),
    keys.check,
  ]
  if (!own) return { checks: [...made, checkLogoutAddress(metadata), ...skipWithoutOrigin(made)], metadata }
  const { cors, client } = await checkTokenEndpoint(group, metadata, provider, own)
  made.push(
    checkReadableByPage(group, 'discovery-cors', reply, own.site.origin),
    keys.reply
      ? checkReadableByPage(group, 'keys-cors', keys.reply, own.site.origin)
      : group.skip('keys-cors', 'as chaves não respondem'),
    cors,
    client,
    ...(client.status === 'broken'
      ? [
          group.skip('redirect', 'o provedor não aceita o cliente'),
          group.skip('login', 'o provedor não aceita o cliente'),
        ]
      : await checkLogin(group, metadata, provider, own)),
    await checkLogout(group, metadata, provider, own),
  )
  return { checks: made, metadata }
}

const skipWithoutOrigin = (made: Check[]) =>
  group.skipRest(made, lacksOrigin).filter(({ check }) => check !== 'logout')

/** Without the dashboard's address only the existence of a logout is known. */
const checkLogoutAddress = ({ end_session_endpoint: address }: Record<string, unknown>) =>
  typeof address === 'string' ? group.skip('logout', lacksOrigin) : warnNoLogout(group)
