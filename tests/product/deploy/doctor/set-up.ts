import { afterAll, beforeAll, vi } from 'vitest'
import type { Check } from '../../../../deploy/doctor/check.ts'
import { examine } from '../../../../deploy/doctor/doctor.ts'
import { formatPart, formatSummary } from '../../../../deploy/doctor/report.ts'
import { type StartOptions, startGateway } from '../../../../deploy/gateway/server/start-gateway.ts'
import { contentSecurityPolicy } from '../../../../src/generated/csp.ts'
import { type PageMistake, startPageServer } from '../../../deploy/doctor/page-server.ts'
import { freePorts } from '../../../e2e/support/free-ports.ts'
import { startProvider } from '../../../oidc-provider/start-provider.ts'
import { createDatabase } from '../gateway/databases.ts'
import { withVariants } from '../gateway/support.ts'

/** Changes an answer, or the request before it is sent. */
export type Tamper = (url: string, send: (otherUrl?: string) => Promise<Response>) => Promise<Response>

/** One change of a good set-up. */
export type Fault = {
  mistake?: PageMistake
  tamper?: Tamper
  variables?: Record<string, string>
  gateway?: Partial<StartOptions>
}

/** The manifest with a consulta that only one role may ask. */
const restrictedModel = withVariants({ 'bacen/1': { access: [['gestor']] } })

const minute = 60

const sendUnchanged: Tamper = (_, send) => send()

/** Starts a provider, a gateway and a page that agree. They stop after the file's tests. */
export function useSetUp() {
  const stops: (() => unknown)[] = []
  let parts: Awaited<ReturnType<typeof start>>

  async function start() {
    const [page = 0, provider = 0, gateway = 0, closed = 0] = await freePorts(4)
    const site = `http://127.0.0.1:${page}/`
    const audience = `http://127.0.0.1:${gateway}`
    const { issuer, stop } = await startProvider({
      port: provider,
      apps: [site.slice(0, -1)],
      clientId: 'painel',
      resource: audience,
    })
    const tokens = { issuer, audience, rolesClaim: 'roles' }
    const options = {
      audience,
      model: restrictedModel,
      sources: ['gateway'],
      tokens,
      origin: site.slice(0, -1),
    }
    const started = await startGateway({ ...options, port: gateway, database: await createDatabase() })
    const variables = {
      VITE_AUTH_PROVIDER: 'oidc',
      VITE_OIDC_AUTHORITY: issuer,
      VITE_OIDC_CLIENT_ID: 'painel',
      VITE_SOURCES_MODE_GATEWAY: 'live',
      VITE_GATEWAY_URL: started.url,
    }
    const pageServer = await startPageServer(page, variables)
    stops.push(stop, () => started.stop(), pageServer.stop)
    const sign = async (roles: string[]) => {
      const now = Math.floor(Date.now() / 1000)
      const claims = {
        iss: issuer,
        aud: audience,
        sub: 'ana',
        scope: 'openid',
        exp: now + 10 * minute,
        roles,
      }
      const response = await fetch(`${issuer}/test/sign`, { method: 'POST', body: JSON.stringify(claims) })
      return response.text()
    }
    const [token, roleless] = await Promise.all([sign(['analista', 'gestor']), sign([])])
    // The gateway shares `fetch` with the doctor. It reads the provider's keys now, before a test changes answers.
    await fetch(`${started.url}/creditos`, { headers: { authorization: `Bearer ${token}` } })
    return {
      site,
      issuer,
      closedAddress: `http://127.0.0.1:${closed}`,
      options,
      variables,
      pageServer,
      token,
      roleless,
    }
  }

  beforeAll(async () => {
    parts = await start()
  })
  afterAll(async () => {
    await Promise.all(stops.map((stop) => stop()))
  })

  /** Runs the doctor against the good set-up with one fault. */
  async function diagnose({ mistake, tamper, variables = {}, gateway }: Fault = {}) {
    const { site, options, pageServer, token, roleless } = parts
    const other =
      gateway && (await startGateway({ ...options, ...gateway, database: await createDatabase() }))
    if (other) stops.push(() => other.stop())
    pageServer.makeMistake(mistake)
    const send = globalThis.fetch
    const route = (url: string) => (other ? url.replace(options.audience, other.url) : url)
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      (tamper ?? sendUnchanged)(url, (otherUrl = url) => send(route(otherUrl), init)),
    )
    const checks: Check[] = []
    let text = ''
    try {
      const given = { ...parts.variables, ...variables }
      for await (const part of examine({
        model: restrictedModel,
        policy: contentSecurityPolicy,
        given,
        site: new URL(site),
        tokens: { token, roleless },
      })) {
        checks.push(...part)
        text += formatPart(part)
      }
    } finally {
      vi.unstubAllGlobals()
      pageServer.makeMistake(undefined)
    }
    const list = (status: Check['status']) =>
      checks.filter((check) => check.status === status).map(({ check }) => check)
    return { checks, text: text + formatSummary(checks), list, secrets: [token, roleless] }
  }

  return { diagnose, parts: () => parts }
}

/** Replaces answers of addresses that match. */
export const changeAnswer =
  (pattern: RegExp, change: (response: Response) => Response | Promise<Response>): Tamper =>
  async (url, send) => {
    const response = await send()
    return pattern.test(url) ? change(response) : response
  }

/** Returns an answer with changed headers; `undefined` removes one. */
export function withHeaders(response: Response, changes: Record<string, string | undefined>): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(changes))
    if (value === undefined) headers.delete(name)
    else headers.set(name, value)
  const hasBody = response.status !== 204
  return new Response(hasBody ? response.body : null, { status: response.status, headers })
}

/** Returns a JSON answer with some keys replaced. */
export async function withKeys(response: Response, changes: Record<string, unknown>): Promise<Response> {
  const { headers, status } = response
  return new Response(JSON.stringify({ ...(await response.json()), ...changes }), { status, headers })
}
