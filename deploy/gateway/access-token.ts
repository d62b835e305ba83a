import type { JWTHeaderParameters, JWTPayload } from 'jose'

/** Header types that RFC 9068 gives access tokens. */
const accessTypes = ['at+jwt', 'application/at+jwt']

/** Claims that only ID tokens have, unless the token names itself an access token (OpenID Connect Core 1.0, 3.1.3.6). */
const idTokenClaims = ['nonce', 'at_hash', 'c_hash']

/**
 * Returns true unless a signed token shows that it is an ID token, a logout token or a refresh token. Many providers
 * send access tokens without RFC 9068's type, so its absence proves nothing.
 */
export function isAccessToken({ typ }: Pick<JWTHeaderParameters, 'typ'>, claims: JWTPayload): boolean {
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
