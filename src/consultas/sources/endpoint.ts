import { buildAuditHeaders } from '@manifest/contract/audit-headers.ts'
import { fillBody, fillPath, fillQuery } from '@manifest/contract/request-template.ts'
import type { Request } from '@manifest/schema/request.ts'
import type { Source } from '@manifest/schema/sources.ts'
import { clientVersion } from '@/lib/build.ts'
import { hasProvider } from '@/lib/environment.ts'
import { readBaseUrl } from '@/lib/source-settings.ts'
import {
  getAccessToken,
  hasAcceptedToken,
  markTokenAccepted,
  renewAccessToken,
} from '@/state/access-token.ts'
import type { FormValues } from '../form/form-values.ts'
import { purposeField } from '../form/purpose.ts'

/** One way to query a consulta: the request's own endpoint, or a fallback's. */
export type Endpoint = Pick<
  Request,
  'source' | 'get' | 'post' | 'query' | 'body' | 'notFound' | 'optional'
> & {
  rename?: Record<string, string> | undefined
}

export const isIdempotent = ({ get }: Endpoint) => get !== undefined

/** The user's token and the id of a request, if its source takes them. */
type RequestMarks = { token: string | undefined; requestId: string | undefined }

/**
 * Sends an endpoint's request with the form's values in its templates. A token goes to the source's own
 * origin only, so a redirect fails.
 */
export function send(
  endpoint: Endpoint,
  source: Source,
  values: FormValues,
  signal: AbortSignal,
  marks: RequestMarks,
): Promise<Response> {
  const { get, post, query = {}, body } = endpoint
  const path = fillPath(get ?? post ?? '', values)
  const search = fillQuery(query, values)
  const address = `${path}${search && `?${search}`}`
  if (get !== undefined) return sendTo(source, { method: 'GET', address }, signal, marks)
  return sendTo(source, { method: 'POST', address, json: fillBody(body ?? {}, values) }, signal, marks)
}

export type SourceRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path and query below the source's base URL. */
  address: string
  json?: unknown
}

/** Returns the origin of an address; a path is of this site. */
const readOrigin = (address: string) => new URL(address, globalThis.location?.href).origin

/** Sends a request to a source, with the token only to the source's own origin. */
export function sendTo(
  source: Source,
  { method, address: path, json }: SourceRequest,
  signal: AbortSignal,
  { token, requestId }: RequestMarks,
): Promise<Response> {
  const baseUrl = readBaseUrl(source)
  const address = `${baseUrl}${path}`
  const isAllowed = token !== undefined && readOrigin(address) === readOrigin(baseUrl)
  return fetch(address, {
    signal,
    ...(isAllowed ? { redirect: 'error' } : {}),
    method,
    headers: {
      ...source.headers,
      accept: 'application/json',
      ...(requestId === undefined ? {} : buildAuditHeaders(requestId, clientVersion)),
      ...(isAllowed ? { authorization: `Bearer ${token}` } : {}),
      ...(json !== undefined ? { 'content-type': 'application/json' } : {}),
    },
    ...(json !== undefined ? { body: JSON.stringify(json) } : {}),
    credentials: source.credentials,
    // The referrer would tell the source which consulta the user is on.
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  })
}

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

type FilledRequest = { endpoint: Endpoint; source: Source; values: FormValues }

/**
 * Adds the lookup's purpose to a request if its source wants it, in a header or in the JSON body. In a header
 * the text is percent-encoded UTF-8: `fetch` rejects values beyond Latin-1 and sends others as single bytes
 * that servers decode differently.
 */
export function withPurpose(request: FilledRequest, purpose: string | undefined): FilledRequest {
  const { endpoint, source, values } = request
  const { header, body } = source.purpose ?? {}
  if (purpose === undefined) return request
  if (header !== undefined)
    return {
      ...request,
      source: { ...source, headers: { ...source.headers, [header]: encodeURIComponent(purpose) } },
    }
  if (body === undefined) return request
  // A body consists of templates, so the purpose goes in as a template's value.
  const { name } = purposeField()
  return {
    source,
    endpoint: { ...endpoint, body: { ...endpoint.body, [body]: `{${name}}` } },
    values: { ...values, [name]: purpose },
  }
}
