import type { Supplier } from '../../../manifest/schema/suppliers.ts'
import type { Clock } from './clock.ts'
import type { Connection } from './connection.ts'
import { SupplierFailure } from './failure.ts'
import { type Environment, readSecret } from './secrets.ts'

type OAuth = Extract<NonNullable<Supplier['auth']>, { type: 'oauth2' }>

/** A token is renewed this long before it expires. */
const marginMs = 30_000

/** Without `expires_in` a token is used for this long. */
const defaultSeconds = 300

/** Gets tokens by client credentials (RFC 6749, section 4.4), and keeps one in memory. Requests that wait share one. */
export function createAccessTokens(auth: OAuth, connection: Connection, env: Environment, { now }: Clock) {
  let current: { token: string; expiresAt: number } | undefined
  let pending: Promise<string> | undefined

  async function request(): Promise<string> {
    const [id, secret] = [readSecret(env, auth.clientIdEnv), readSecret(env, auth.clientSecretEnv)]
    const basic = Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')
    const isInBody = auth.credentials === 'body'
    const { pathname, search } = new URL(auth.tokenUrl)
    const reply = await connection
      .send({
        method: 'POST',
        path: pathname + search,
        headers: {
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
          ...(!isInBody && { authorization: `Basic ${basic}` }),
        },
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          ...(isInBody && { client_id: id, client_secret: secret }),
          ...(auth.scope !== undefined && { scope: auth.scope }),
        }).toString(),
      })
      .catch(forgetLoss)
    const granted = reply.status === 200 ? readToken(reply.text) : undefined
    if (!granted)
      throw new SupplierFailure(reply.status >= 500 ? 'erro' : 'credencial', { status: reply.status })
    const lifetimeMs = granted.seconds * 1000
    current = { token: granted.token, expiresAt: now() + Math.max(lifetimeMs - marginMs, lifetimeMs / 2) }
    return granted.token
  }

  return {
    async read(): Promise<string> {
      if (current && now() < current.expiresAt) return current.token
      pending ??= request().finally(() => {
        pending = undefined
      })
      return pending
    },
    /** Forgets a token that the supplier refused, unless it was renewed meanwhile. */
    forget(token: string): void {
      if (current?.token === token) current = undefined
    },
  }
}

/** Removes `isLost` from a failure: a token costs nothing, and the query was not sent. */
function forgetLoss(error: unknown): never {
  throw error instanceof SupplierFailure ? new SupplierFailure(error.code) : error
}

function readToken(text: string): { token: string; seconds: number } | undefined {
  try {
    const { access_token: token, expires_in: seconds } = JSON.parse(text)
    if (typeof token !== 'string' || !/^[\x21-\x7e]+$/.test(token)) return undefined
    return { token, seconds: Number(seconds) > 0 ? Number(seconds) : defaultSeconds }
  } catch {
    return undefined
  }
}
