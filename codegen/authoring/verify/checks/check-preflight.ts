import {
  clientVersionHeader,
  isAudited,
  requestIdHeader,
} from '../../../../manifest/contract/audit-headers.ts'
import type { Source } from '../../../../manifest/schema/sources.ts'
import { describeFailedReply } from '../check-reply.ts'
import type { SourceClient } from '../source-client.ts'
import type { HttpRequest, VariantCase } from '../verify-types.ts'
import { type BrowserOrigin, findPreflightProblems } from './cors.ts'
import { countProblems, createChecked, type SourceCheck } from './source-check.ts'

/** Headers that need no permission in CORS. */
const safelistedHeaders = new Set(['accept', 'accept-language', 'content-language'])

/** Requests with the same method and headers have the same preflight. */
type RequestKind = { httpRequest: HttpRequest; names: string[]; perMinute: number; example: string }

/** Sends one preflight per kind of request, as a browser does. A preflight is not billed. */
export async function checkPreflight(
  cases: readonly VariantCase[],
  source: Source,
  browser: BrowserOrigin,
  { send, timeoutMs }: SourceClient,
): Promise<SourceCheck> {
  const found = []
  const kinds = groupByKind(cases, source)
  for (const { httpRequest, names, perMinute, example } of kinds) {
    const reply = await send(buildPreflight(httpRequest, names, browser), { perMinute, example })
    const problems =
      reply.kind === 'answered'
        ? findPreflightProblems(reply.status, reply.headers, names, browser)
        : [describeFailedReply(reply, timeoutMs)]
    found.push(...problems.map((problem) => ({ ...problem, example })))
  }
  if (kinds.length === 0) return createChecked('preflight', [], 'o navegador não o faz para esta fonte')
  return createChecked('preflight', countProblems(found, kinds.length, 'tipos de pedido'))
}

function groupByKind(cases: readonly VariantCase[], source: Source): RequestKind[] {
  const kinds = new Map<string, RequestKind>()
  for (const { queries, perMinute } of cases) {
    const [first] = queries
    if (!first) continue
    const names = listUnsafeHeaders(first.httpRequest, source)
    const key = [first.httpRequest.method, ...names].join()
    if (names.length > 0 && !kinds.has(key))
      kinds.set(key, { httpRequest: first.httpRequest, names, perMinute, example: first.example })
  }
  return [...kinds.values()]
}

/** Returns the headers that need permission, in lower case and sorted, as a browser sends them. */
const listUnsafeHeaders = ({ headers, body }: HttpRequest, source: Source) =>
  [
    ...Object.keys(headers).map((name) => name.toLowerCase()),
    ...(body === undefined ? [] : ['content-type']),
    ...(source.auth === 'bearer' ? ['authorization'] : []),
    ...(isAudited(source) ? [requestIdHeader.toLowerCase(), clientVersionHeader.toLowerCase()] : []),
  ]
    .filter((name) => !safelistedHeaders.has(name))
    .sort()

const buildPreflight = (
  { method, path }: HttpRequest,
  names: string[],
  { origin }: BrowserOrigin,
): HttpRequest => ({
  method: 'options',
  path,
  headers: {
    origin,
    'access-control-request-method': method.toUpperCase(),
    'access-control-request-headers': names.join(','),
  },
  token: '',
})
