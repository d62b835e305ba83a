/** The parameters of an authorization request. */
export type LoginRequest = URLSearchParams

/** The differences of a provider from the standard or from most providers. */
export type Habits = {
  /** The claims of ID tokens with these values, for which a user has roles at this provider. */
  idTokenClaims: (values: readonly string[]) => Record<string, unknown>
  accessTokenClaims: (values: readonly string[]) => Record<string, unknown>
  /** Parameters of the authorization request that only this provider knows. */
  extraParams?: readonly string[]
  /** The error that the provider answers a request with, for example `invalid_scope`. */
  findError?: (request: LoginRequest) => string | undefined
  /** Other access tokens are opaque. */
  isJwtIssued?: (request: LoginRequest) => boolean
  isRefreshTokenIssued?: (request: LoginRequest) => boolean
  /** Access tokens without `aud`. */
  hasNoAudience?: boolean
  /** The token endpoint refuses requests without it. */
  clientSecret?: string
  /** Keys that the discovery document does not have. */
  missingMetadata?: readonly string[]
  /** The path and the parameters of a logout page that is not OpenID Connect's. */
  logout?: { path: string; returnParam: string }
  /** Asks the user to confirm a logout without an ID token. */
  confirmsLogout?: boolean
}

/** A company's provider with the roles in both tokens. */
export const standard: Habits = {
  idTokenClaims: (roles) => ({ roles }),
  accessTokenClaims: (roles) => ({ roles }),
}

export const hasScope = (request: LoginRequest, scope: string) =>
  (request.get('scope') ?? '').split(' ').includes(scope)
