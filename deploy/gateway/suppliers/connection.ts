import { Pool } from 'undici'
import type { Supplier } from '../../../manifest/schema/suppliers.ts'
import { isPrivateAddress, lookupPublic, PrivateAddress } from './addresses.ts'
import { SupplierFailure } from './failure.ts'
import { type Environment, readSecret } from './secrets.ts'

/** `path` is the raw path and query: it is sent as it is, without resolving dots. */
export type OutgoingRequest = {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/** A supplier's reply. Its text is never logged or passed on as it is. */
export type IncomingReply = { status: number; retryAfter: string | undefined; text: string }

/** Sends a request to one origin. */
export type Connection = {
  send: (request: OutgoingRequest) => Promise<IncomingReply>
  close: () => Promise<void>
}

/** The app reads at most 8 MB of an answer. */
const maxBytes = 8_000_000

/**
 * Opens connections to the origin of an address, and to no other: redirects are not followed, and private addresses are refused unless
 * the supplier allows them.
 */
export function createConnection(address: string, supplier: Supplier, env: Environment): Connection {
  const { origin, hostname } = new URL(address)
  const { allowPrivate = false, timeoutMs, auth, caEnv } = supplier
  const isRefused = !allowPrivate && isPrivateAddress(hostname.replace(/^\[|\]$/g, ''))
  const pool = new Pool(origin, {
    connections: supplier.concurrency ?? 64,
    maxResponseSize: maxBytes,
    connect: {
      timeout: timeoutMs,
      ...(!allowPrivate && { lookup: lookupPublic }),
      ...(caEnv !== undefined && { ca: readSecret(env, caEnv) }),
      ...readCertificate(auth, env),
    },
  })
  return {
    close: () => pool.destroy(),
    async send({ method, path, headers, body }) {
      if (isRefused) throw new SupplierFailure('endereco')
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        const reply = await pool.request({ method, path, headers, body: body ?? null, signal })
        const { 'retry-after': retryAfter } = reply.headers
        const text = await reply.body.text()
        return { status: reply.statusCode, retryAfter: [retryAfter].flat()[0], text }
      } catch (error) {
        throw toFailure(error, signal)
      }
    },
  }
}

/** Returns the client's certificate and its key. With OAuth 2 they are shown to the token's address, too. */
function readCertificate(auth: Supplier['auth'], env: Environment) {
  if (auth?.type !== 'mtls' && auth?.type !== 'oauth2') return undefined
  const { certificateEnv, keyEnv } = auth
  if (certificateEnv === undefined || keyEnv === undefined) return undefined
  return { cert: readSecret(env, certificateEnv), key: readSecret(env, keyEnv) }
}

/** Replaces an error of the network, which may name hosts and headers. */
function toFailure(error: unknown, signal: AbortSignal): SupplierFailure {
  if (error instanceof PrivateAddress) return new SupplierFailure('endereco')
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return new SupplierFailure('ilegivel', { isPaid: true })
  if (code === 'UND_ERR_INVALID_ARG') return new SupplierFailure('pedido')
  const isLate = signal.aborted || code === 'UND_ERR_CONNECT_TIMEOUT'
  return new SupplierFailure(isLate ? 'demora' : 'sem-resposta', { isLost: !unsentErrors.test(code) })
}

/** Errors that come before a request is sent: name look-up, connection, certificate. */
const unsentErrors =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS|ERR_SSL|CERT_|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED)/
