import type { Supplier } from '../../../manifest/schema/suppliers.ts'
import { createAccessTokens } from './access-tokens.ts'
import type { Clock } from './clock.ts'
import { type Connection, createConnection, type IncomingReply, type OutgoingRequest } from './connection.ts'
import { type Environment, readSecret } from './secrets.ts'

type Send = Connection['send']

type Authorization = {
  /** Sends a request with the supplier's credentials. */
  send: (request: OutgoingRequest, send: Send) => Promise<IncomingReply>
  close: () => Promise<void>
}

const withHeader = (request: OutgoingRequest, name: string, value: string): OutgoingRequest => ({
  ...request,
  headers: { ...request.headers, [name]: value },
})

/** Returns what adds a supplier's credentials to requests. */
export function createAuthorization(supplier: Supplier, env: Environment, clock: Clock): Authorization {
  const { auth, secretHeaders = {} } = supplier
  const { close, send: authorize } =
    auth?.type === 'oauth2' ? createOAuth(auth, supplier, env, clock) : createPlain(auth, env)
  return {
    close,
    send: (request, send) =>
      authorize(
        Object.entries(secretHeaders).reduce(
          (rest, [name, variable]) => withHeader(rest, name, readSecret(env, variable)),
          request,
        ),
        send,
      ),
  }
}

const createPlain = (auth: Supplier['auth'], env: Environment): Authorization => ({
  close: async () => undefined,
  send: (request, send) => send(addSecret(request, auth, env)),
})

function addSecret(request: OutgoingRequest, auth: Supplier['auth'], env: Environment): OutgoingRequest {
  switch (auth?.type) {
    case 'header':
      return withHeader(request, auth.name, `${auth.prefix ?? ''}${readSecret(env, auth.secretEnv)}`)
    case 'basic': {
      const credentials = `${readSecret(env, auth.userEnv)}:${readSecret(env, auth.passwordEnv)}`
      return withHeader(request, 'authorization', `Basic ${Buffer.from(credentials).toString('base64')}`)
    }
    case 'query': {
      const search = new URLSearchParams({ [auth.name]: readSecret(env, auth.secretEnv) })
      return { ...request, path: `${request.path}${request.path.includes('?') ? '&' : '?'}${search}` }
    }
    default:
      return request
  }
}

/** A refused token is renewed once: a request that was refused was not processed. */
function createOAuth(
  auth: Extract<NonNullable<Supplier['auth']>, { type: 'oauth2' }>,
  supplier: Supplier,
  env: Environment,
  clock: Clock,
): Authorization {
  const connection = createConnection(auth.tokenUrl, supplier, env)
  const tokens = createAccessTokens(auth, connection, env, clock)
  return {
    close: connection.close,
    async send(request, send) {
      const token = await tokens.read()
      const reply = await send(withHeader(request, 'authorization', `Bearer ${token}`))
      if (reply.status !== 401) return reply
      tokens.forget(token)
      return send(withHeader(request, 'authorization', `Bearer ${await tokens.read()}`))
    },
  }
}
