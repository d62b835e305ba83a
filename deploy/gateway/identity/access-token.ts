import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTHeaderParameters,
  type JWTPayload,
  jwtVerify,
} from 'jose'
import { Refusal } from '../server/exchange.ts'
import { createVerifiedTokens } from './verified-tokens.ts'

/** The provider and the audience of accepted access tokens. */
export type TokenOptions = {
  issuer: string
  audience: string
  /**
   * Minimum time between two reads of the provider's keys, in milliseconds. Meanwhile a token with an unknown
   * key is refused.
   */
  keysCooldownMs?: number | undefined
}

/** Short, so that a new key of the provider is accepted soon. */
const defaultCooldownMs = 10_000

/** Tolerated clock difference between provider and gateway, in seconds. */
const clockTolerance = 5

type Provider = { issuer: string; keys: ReturnType<typeof createRemoteJWKSet> }

/**
 * Returns a function that reads the claims of an access token after checking signature, issuer, audience and
 * expiry (RFC 6750), and one that reads the provider's keys. The provider's keys come from discovery and are read again for an unknown key.
 *
 * @throws Refusal: 401 without a valid token, 503 if the provider's keys are unavailable.
 */
export function createTokenCheck({ issuer, audience, keysCooldownMs = defaultCooldownMs }: TokenOptions) {
  let provider: Promise<Provider> | undefined
  const verified = createVerifiedTokens(clockTolerance)
  const getProvider = () => {
    provider ??= discover(issuer, keysCooldownMs, verified.clear).catch((error) => {
      provider = undefined
      throw error
    })
    return provider
  }
  const check = async (authorization: string | undefined): Promise<JWTPayload> => {
    const token = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
    if (token === undefined) throw unauthorised('Falta o token: Authorization: Bearer …')
    const known = verified.find(token)
    if (known) return known
    try {
      const { issuer: exactIssuer, keys } = await getProvider()
      const options = { issuer: exactIssuer, audience, clockTolerance, requiredClaims: ['exp'] }
      const { payload, protectedHeader } = await jwtVerify(token, keys, options)
      if (isAccessToken(protectedHeader, payload)) {
        verified.add(token, payload)
        return payload
      }
    } catch (error) {
      throw buildRefusal(error)
    }
    throw invalidToken('O token não é um access token')
  }
  /** Rejects if the provider's keys cannot be read. */
  const readKeys = async () => {
    const { keys } = await getProvider()
    if (keys.jwks() === undefined) await keys.reload()
  }
  return { check, readKeys }
}

/** The issuer must equal the requested address (OpenID Connect Discovery 1.0, 4.3). */
async function discover(issuer: string, cooldownDuration: number, onKeysRead: () => void): Promise<Provider> {
  const base = issuer.replace(/\/$/, '')
  const response = await fetch(`${base}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(5_000),
  })
  const { issuer: exactIssuer, jwks_uri } = await response.json()
  if (typeof exactIssuer !== 'string' || exactIssuer.replace(/\/$/, '') !== base)
    throw new Error('The issuer differs from the requested address')
  const fetchKeys: typeof fetch = (...request) => {
    onKeysRead()
    return fetch(...request)
  }
  const keys = createRemoteJWKSet(new URL(jwks_uri), { cooldownDuration, [customFetch]: fetchKeys })
  return { issuer: exactIssuer, keys }
}

const messageByCode: Record<string, string> = {
  ERR_JWT_EXPIRED: 'O token venceu',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'A assinatura do token não confere',
  ERR_JWKS_NO_MATCHING_KEY: 'O token foi assinado por uma chave que o provedor não tem',
}

const messageByClaim: Record<string, string> = {
  iss: 'O token é de outro provedor',
  aud: 'O token é para outro serviço',
  nbf: 'O token ainda não vale',
  exp: 'O token não diz até quando vale',
}

/** Other errors are the provider's. */
const isTokenError = (error: unknown): error is errors.JOSEError =>
  error instanceof errors.JOSEError && /^ERR_(?:JWT|JWS|JOSE_ALG|JOSE_NOT|JWKS_(?:NO|MULT))/.test(error.code)

function buildRefusal(error: unknown): Refusal {
  if (!isTokenError(error))
    return new Refusal(503, 'O provedor não respondeu: os tokens não podem ser conferidos agora')
  const claim = error instanceof errors.JWTClaimValidationFailed ? messageByClaim[error.claim] : undefined
  return invalidToken(claim ?? messageByCode[error.code] ?? 'O token não é válido')
}

const invalidToken = (message: string) => unauthorised(message, ', error="invalid_token"')

const unauthorised = (message: string, error = '') =>
  new Refusal(401, message, { headers: { 'www-authenticate': `Bearer realm="averigua"${error}` } })

/** Header types of access tokens (RFC 9068). */
const accessTypes = ['at+jwt', 'application/at+jwt']

/**
 * Claims of ID tokens, unless the token declares itself an access token (OpenID Connect Core 1.0, 3.1.3.6).
 */
const idTokenClaims = ['nonce', 'at_hash', 'c_hash']

/**
 * Returns true unless a signed token is recognisable as an ID, logout or refresh token. Many providers send
 * access tokens without RFC 9068's type, so its absence proves nothing.
 */
function isAccessToken({ typ }: Pick<JWTHeaderParameters, 'typ'>, claims: JWTPayload): boolean {
  // Only security events such as logout tokens have it (OpenID Connect Back-Channel Logout 1.0, 2.4).
  if (claims.events !== undefined) return false
  const type = typ?.toLowerCase()
  if (type !== undefined && accessTypes.includes(type)) return true
  if (type !== undefined && type !== 'jwt') return false
  // Keycloak and Cognito name the kind of token in a claim.
  if (claims.typ !== undefined) return claims.typ === 'Bearer'
  if (claims.token_use !== undefined) return claims.token_use === 'access'
  if (idTokenClaims.some((name) => claims[name] !== undefined)) return false
  return hasScope(claims) || !isAudienceClient(claims)
}

const hasScope = ({ scope, scp }: JWTPayload) => (scope ?? scp) !== undefined

/** Returns true if the audience is the requesting client, as in an ID token. */
const isAudienceClient = ({ aud = [], azp }: JWTPayload) =>
  typeof azp === 'string' && [aud].flat().includes(azp)
