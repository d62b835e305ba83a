import { createRemoteJWKSet, errors, type JWTHeaderParameters, type JWTPayload, jwtVerify } from 'jose'
import { Refusal } from './exchange.ts'

/** Whose tokens are taken: those that this provider of OpenID Connect gave out for this audience. */
export type TokenOptions = {
  issuer: string
  audience: string
  /** Milliseconds after a read of the keys in which a token that names an unknown key is refused without another read. */
  keysCooldownMs?: number | undefined
}

/** Short, so that a key that the provider has just begun to use is soon known. */
const defaultCooldownMs = 10_000

/** Seconds by which the clocks of provider and gateway may differ. */
const clockTolerance = 5

type Provider = { issuer: string; keys: ReturnType<typeof createRemoteJWKSet> }

/**
 * Reads the claims of an access token whose signature, issuer, audience and expiry are right (RFC 6750). The provider's
 * keys are found by discovery, and read again when a token names one that is not among them.
 *
 * @throws Refusal: 401 without a good token, 503 where the provider does not tell its keys.
 */
export function createTokenCheck({ issuer, audience, keysCooldownMs = defaultCooldownMs }: TokenOptions) {
  let provider: Promise<Provider> | undefined
  const getProvider = () => {
    provider ??= discover(issuer, keysCooldownMs).catch((error) => {
      provider = undefined
      throw error
    })
    return provider
  }
  return async (authorization: string | undefined): Promise<JWTPayload> => {
    const token = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
    if (token === undefined) throw unauthorised('Falta o token: Authorization: Bearer …')
    try {
      const { issuer: exactIssuer, keys } = await getProvider()
      const options = { issuer: exactIssuer, audience, clockTolerance, requiredClaims: ['exp'] }
      const { payload, protectedHeader } = await jwtVerify(token, keys, options)
      if (isAccessToken(protectedHeader, payload)) return payload
    } catch (error) {
      throw buildRefusal(error)
    }
    throw invalidToken('O token não é um access token')
  }
}

/** What the provider's metadata say (OpenID Connect Discovery 1.0, 4.3: its issuer is the address that was asked). */
async function discover(issuer: string, cooldownDuration: number): Promise<Provider> {
  const base = issuer.replace(/\/$/, '')
  const response = await fetch(`${base}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(5_000),
  })
  const { issuer: exactIssuer, jwks_uri } = await response.json()
  if (typeof exactIssuer !== 'string' || exactIssuer.replace(/\/$/, '') !== base)
    throw new Error('Not its own issuer')
  return { issuer: exactIssuer, keys: createRemoteJWKSet(new URL(jwks_uri), { cooldownDuration }) }
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

/** Errors that are the token's fault; all others are the provider's. */
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

/** Header types that RFC 9068 gives access tokens. */
const accessTypes = ['at+jwt', 'application/at+jwt']

/** Claims that only ID tokens have, unless the token names itself an access token (OpenID Connect Core 1.0, 3.1.3.6). */
const idTokenClaims = ['nonce', 'at_hash', 'c_hash']

/**
 * Returns true unless a signed token shows that it is an ID token, a logout token or a refresh token. Many providers
 * send access tokens without RFC 9068's type, so its absence proves nothing.
 */
function isAccessToken({ typ }: Pick<JWTHeaderParameters, 'typ'>, claims: JWTPayload): boolean {
  // Only security events have it, logout tokens among them (OpenID Connect Back-Channel Logout 1.0, 2.4).
  if (claims.events !== undefined) return false
  const type = typ?.toLowerCase()
  if (type !== undefined && accessTypes.includes(type)) return true
  if (type !== undefined && type !== 'jwt') return false
  // Keycloak and Cognito name the kind in a claim.
  if (claims.typ !== undefined) return claims.typ === 'Bearer'
  if (claims.token_use !== undefined) return claims.token_use === 'access'
  if (idTokenClaims.some((name) => claims[name] !== undefined)) return false
  return hasScope(claims) || !isAudienceClient(claims)
}

const hasScope = ({ scope, scp }: JWTPayload) => (scope ?? scp) !== undefined

/** Returns true if a token's audience is the client that asked for it, as an ID token's is. */
const isAudienceClient = ({ aud = [], azp }: JWTPayload) =>
  typeof azp === 'string' && [aud].flat().includes(azp)
