import type { Json } from '@manifest/consulta.ts'
import type { Request } from '@manifest/request.ts'
import type { ConsultaDefinition, Sources } from '@manifest/resolved.ts'
import { sources } from '@/generated/sources.ts'
import type { FormValues } from '../form-values.ts'
import { failed, type Outcome } from '../outcome.ts'
import { holds, valueAt } from '../value-at.ts'
import { fillPath, fillRecord } from './template.ts'

type Endpoint = Pick<Request, 'source' | 'get' | 'post' | 'query' | 'body' | 'notFound'> & {
  rename?: Record<string, string> | undefined
}

const { sources: known }: Sources = sources

/** Asks the request's source and, while one is unavailable, its fallbacks in turn. "Not found" is an answer and ends it. */
export async function askHttp(
  definition: ConsultaDefinition,
  values: FormValues,
  signal: AbortSignal,
): Promise<Outcome> {
  const { request } = definition
  if (!request) return failed('refused', 'Esta consulta não tem fonte configurada.')
  let last: Outcome = failed('unavailable')
  for (const endpoint of [request, ...(request.fallback ?? [])]) {
    last = await askOne(endpoint, values, request.errors ?? {}, signal)
    if (last.status !== 'failed' || last.reason === 'refused') return last
  }
  return last
}

async function askOne(
  endpoint: Endpoint,
  values: FormValues,
  errors: Record<string, string>,
  signal: AbortSignal,
): Promise<Outcome> {
  const source = known[endpoint.source]
  if (!source) return failed('unavailable')
  const timeout = AbortSignal.timeout(source.timeoutMs)
  try {
    const response = await send(endpoint, values, AbortSignal.any([signal, timeout]))
    return await read(response, endpoint, errors)
  } catch {
    signal.throwIfAborted()
    if (timeout.aborted) return failed('timeout')
    return failed(navigator.onLine ? 'unavailable' : 'offline')
  }
}

function send(
  { source, get, post, query = {}, body = {} }: Endpoint,
  values: FormValues,
  signal: AbortSignal,
) {
  const { baseUrl = '', baseUrlEnv } = known[source] ?? {}
  const base: string = (baseUrlEnv && import.meta.env[baseUrlEnv]) || baseUrl
  const search = new URLSearchParams(fillRecord(query, values)).toString()
  const url = `${base}${fillPath(get ?? post ?? '', values)}${search && `?${search}`}`
  const headers = { accept: 'application/json' }
  const options = { signal, referrerPolicy: 'no-referrer', credentials: 'omit' } as const
  if (get !== undefined) return fetch(url, { ...options, headers })
  return fetch(url, {
    ...options,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(fillRecord(body, values)),
  })
}

async function read(
  response: Response,
  endpoint: Endpoint,
  errors: Record<string, string>,
): Promise<Outcome> {
  const { notFound, source, rename } = endpoint
  const at = Date.now()
  if (response.status === notFound?.status) return { status: 'not-found', isDemo: false, at }
  if (response.status >= 500 || response.status === 429) return failed('unavailable', errors[response.status])
  if (!response.ok) return failed('refused', errors[response.status])
  const answer = parsed(await response.text())
  if (answer === undefined) return failed('malformed')
  if (notFound?.when !== undefined && holds(valueAt(answer, notFound.when)))
    return { status: 'not-found', isDemo: false, at }
  return { status: 'found', answer: renamed(answer, rename), source, isDemo: false, at }
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A fallback's answer with its values under the names that the layout knows too. */
function renamed(answer: Json, rename: Record<string, string> | undefined): Json {
  if (!rename || typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer
  const values = Object.entries(rename).map(([name, path]) => [name, valueAt(answer, path) ?? null])
  return { ...answer, ...Object.fromEntries(values) }
}
