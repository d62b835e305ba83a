import type { Problem } from '../problem.ts'

/** The page that asks: its origin, and whether the source's cookies go with its requests. */
export type Browser = { origin: string; sendsCookies: boolean }

type CorsProblem = Problem & { hint: string }

const named = (code: Problem['code'], message: string, hint: string): CorsProblem => ({ code, message, hint })

/** Returns why a browser keeps an answer with these headers from the page (Fetch standard, CORS check). */
export function originProblem(headers: Headers, { origin, sendsCookies }: Browser): CorsProblem | undefined {
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === null) return named('allow-origin', 'falta Access-Control-Allow-Origin', sendOrigin)
  if (allowed !== origin && (allowed !== '*' || sendsCookies)) {
    const what = allowed === '*' ? 'é *, que não vale com credentials: include' : 'não é a origem do painel'
    return named('allow-origin', `Access-Control-Allow-Origin ${what}`, sendOrigin)
  }
  if (sendsCookies && headers.get('access-control-allow-credentials') !== 'true')
    return named(
      'allow-credentials',
      'falta Access-Control-Allow-Credentials: true',
      'mande-o em toda resposta, porque a fonte tem credentials: include',
    )
  return undefined
}

const sendOrigin =
  'mande Access-Control-Allow-Origin com a origem do painel em toda resposta, erros inclusive'

/**
 * Returns why a browser does not send a request after this answer to its preflight. GET and POST need no
 * `Access-Control-Allow-Methods` (Fetch standard, CORS-preflight fetch).
 *
 * @param names Lower-case names of the request's headers that need permission.
 */
export function preflightProblems(
  status: number,
  headers: Headers,
  names: readonly string[],
  browser: Browser,
): CorsProblem[] {
  if (status < 200 || status > 299) return [statusProblem(status)]
  const origin = originProblem(headers, browser)
  const missing = names.filter((name) => !isAllowed(name, headers, browser))
  return [
    ...(origin ? [origin] : []),
    ...missing.map((name) =>
      named(
        'allow-headers',
        `falta ${name} em Access-Control-Allow-Headers`,
        `acrescente ${name} à resposta ao preflight; * não vale para authorization, nem com cookies`,
      ),
    ),
  ]
}

function statusProblem(status: number): CorsProblem {
  const why =
    status === 401 || status === 403
      ? 'responda OPTIONS com 204 antes de conferir o token: o navegador não manda nenhum no preflight'
      : 'responda OPTIONS com 204, sem redirecionar'
  return named('preflight-status', `o preflight (OPTIONS) responde HTTP ${status}`, why)
}

function isAllowed(name: string, headers: Headers, { sendsCookies }: Browser): boolean {
  const listed = listIn(headers, 'access-control-allow-headers')
  return listed.includes(name) || (listed.includes('*') && name !== 'authorization' && !sendsCookies)
}

/** Returns true if a page may read `Retry-After` of an answer. */
export function exposesRetryAfter(headers: Headers, { sendsCookies }: Browser): boolean {
  const listed = listIn(headers, 'access-control-expose-headers')
  return listed.includes('retry-after') || (listed.includes('*') && !sendsCookies)
}

const listIn = (headers: Headers, name: string) =>
  (headers.get(name) ?? '').split(',').map((item) => item.trim().toLowerCase())
