import type { Source } from '@manifest/schema/sources.ts'
import { hasProvider } from '@/lib/environment.ts'
import {
  getAccessToken,
  hasAcceptedToken,
  markTokenAccepted,
  renewAccessToken,
} from '@/state/access-token.ts'

/**
 * Sends a request with the user's token if the source requires one. After a 401 it renews the token and sends
 * the request once more. That is safe for a POST: a refused request was neither processed nor billed.
 *
 * @returns `undefined` if no user is logged in at the provider: nothing is sent. `'login-refused'`: the source
 * never accepted a token of this login, even a renewed one. A new login does not help.
 */
export async function sendAuthorized(
  name: string,
  source: Source,
  sendWith: (token: string | undefined) => Promise<Response>,
): Promise<Response | 'login-refused' | undefined> {
  const token = source.auth === 'bearer' ? await getAccessToken() : undefined
  // Without a login provider the app never has a token, and the source decides.
  if (hasProvider() && source.auth === 'bearer' && !token) return
  const response = await sendWith(token)
  if (token === undefined) return response
  const finalResponse =
    response.status === 401 ? await retryWithNewToken(response, token, sendWith) : response
  // 403 and 404 also prove that the source accepted the token.
  if (finalResponse.status < 500 && finalResponse.status !== 401) markTokenAccepted(name)
  if (finalResponse.status !== 401 || hasAcceptedToken(name) || (await getAccessToken()) === undefined)
    return finalResponse
  await finalResponse.body?.cancel()
  return 'login-refused'
}

/** Sends the request with a new token if there is one. Another request may have renewed the token already. */
async function retryWithNewToken(
  response: Response,
  token: string,
  sendWith: (renewed: string) => Promise<Response>,
) {
  const isRenewed = (await getAccessToken()) !== token || (await renewAccessToken())
  const renewed = isRenewed ? await getAccessToken() : undefined
  if (renewed === undefined) return response
  await response.body?.cancel()
  return sendWith(renewed)
}
