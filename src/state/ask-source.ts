import { buildAuditHeaders, isAudited } from '@manifest/contract/audit-headers.ts'
import type { Source } from '@manifest/schema/sources.ts'
import { sources } from '@/generated/sources.ts'
import { clientVersion } from '@/lib/build.ts'
import { hasProvider } from '@/lib/environment.ts'
import { readBaseUrl } from '@/lib/source-settings.ts'
import { getAccessToken, renewAccessToken } from './access-token.ts'

/**
 * Asks a source for something about the user's account, which is no query. Throws without a connection or a token. A 401 renews
 * the token once and never ends the session.
 */
export async function askSource({ source: name, get }: { source: string; get: string }): Promise<Response> {
  const source = sources.sources[name]
  if (!source) throw new Error(`No source ${name}`)
  const token = source.auth === 'bearer' ? await getAccessToken() : undefined
  // Without a login provider the app never has a token, and the source decides.
  if (hasProvider() && source.auth === 'bearer' && !token)
    throw new Error('No session with the login provider')
  const response = await send(source, get, token)
  const isRefused = response.status === 401 && token !== undefined && (await renewAccessToken())
  return isRefused ? send(source, get, await getAccessToken()) : response
}

/** A token goes to the source's own origin only, so a redirect fails. */
const send = (source: Source, get: string, token: string | undefined) =>
  fetch(`${readBaseUrl(source)}${get}`, {
    signal: AbortSignal.timeout(source.timeoutMs),
    ...(token === undefined ? {} : { redirect: 'error' }),
    headers: {
      ...source.headers,
      accept: 'application/json',
      ...(isAudited(source) ? buildAuditHeaders(crypto.randomUUID(), clientVersion) : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    credentials: source.credentials,
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  })
