import type { Asker } from '../asker.ts'
import { notAnswered } from '../judge.ts'
import type { Asked, Inquiry } from '../question.ts'
import { type Check, checked } from './check.ts'
import { type Browser, preflightProblems } from './cors.ts'
import { withCounts } from './with-counts.ts'

/** Headers that a page may send without permission. */
const free = new Set(['accept', 'accept-language', 'content-language'])

/** A kind of request: method and headers decide what a browser asks beforehand. */
type Kind = { asked: Asked; names: string[]; perMinute: number; example: string }

/** Asks beforehand as a browser does, once a kind of request. A preflight is no lookup, and nobody bills it. */
export async function checkPreflight(
  inquiries: readonly Inquiry[],
  isBearer: boolean,
  browser: Browser,
  { ask, timeoutMs }: Asker,
): Promise<Check> {
  const found = []
  const kinds = kindsOf(inquiries, isBearer)
  for (const { asked, names, perMinute, example } of kinds) {
    const reply = await ask(preflightOf(asked, names, browser), { perMinute, example })
    const problems =
      reply.kind === 'answered'
        ? preflightProblems(reply.status, reply.headers, names, browser)
        : [notAnswered(reply, timeoutMs)]
    found.push(...problems.map((problem) => ({ ...problem, example })))
  }
  if (kinds.length === 0) return checked('preflight', [], 'o navegador não o faz para esta fonte')
  return checked('preflight', withCounts(found, kinds.length, 'tipos de pedido'))
}

function kindsOf(inquiries: readonly Inquiry[], isBearer: boolean): Kind[] {
  const kinds = new Map<string, Kind>()
  for (const { questions, perMinute } of inquiries) {
    const [first] = questions
    if (!first) continue
    const names = namesIn(first.asked, isBearer)
    const key = [first.asked.method, ...names].join()
    if (names.length > 0 && !kinds.has(key))
      kinds.set(key, { asked: first.asked, names, perMinute, example: first.example })
  }
  return [...kinds.values()]
}

/** The headers of a request that need permission, as a browser lists them: lower case, sorted. */
const namesIn = ({ headers, body }: Asked, isBearer: boolean) =>
  [
    ...Object.keys(headers).map((name) => name.toLowerCase()),
    ...(body === undefined ? [] : ['content-type']),
    ...(isBearer ? ['authorization'] : []),
  ]
    .filter((name) => !free.has(name))
    .sort()

const preflightOf = ({ method, path }: Asked, names: string[], { origin }: Browser): Asked => ({
  method: 'options',
  path,
  headers: {
    origin,
    'access-control-request-method': method.toUpperCase(),
    'access-control-request-headers': names.join(','),
  },
  token: '',
})
