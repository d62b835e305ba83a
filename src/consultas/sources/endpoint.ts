import { buildAuditHeaders } from '@manifest/contract/audit-headers.ts'
import { fillBody, fillPath, fillQuery } from '@manifest/contract/request-template.ts'
import type { Request } from '@manifest/schema/request.ts'
import type { Source } from '@manifest/schema/sources.ts'
import { clientVersion } from '@/lib/build.ts'
import { readBaseUrl } from '@/lib/source-settings.ts'
import type { FormValues } from '../form/form-values.ts'

/** One way to query a consulta: the request's own endpoint, or a fallback's. */
export type Endpoint = Pick<
  Request,
  'source' | 'get' | 'post' | 'query' | 'body' | 'notFound' | 'optional'
> & {
  rename?: Record<string, string> | undefined
}

export const isIdempotent = ({ get }: Endpoint) => get !== undefined

/** The user's token and the id of a request, if its source takes them. */
export type RequestMarks = { token: string | undefined; requestId: string | undefined }

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

type SourceRequest = {
  method: 'GET' | 'POST' | 'DELETE'
  /** Path and query below the source's base URL. */
  address: string
  json?: unknown
}

/** Sends a request to a source, with the token only to the source's own origin. */
export function sendTo(
  source: Source,
  { method, address: path, json }: SourceRequest,
  signal: AbortSignal,
  { token, requestId }: RequestMarks,
): Promise<Response> {
  const address = `${readBaseUrl(source)}${path}`
  const isAllowed = token !== undefined && new URL(address).origin === new URL(readBaseUrl(source)).origin
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
