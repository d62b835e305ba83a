import { type Habits, hasScope } from './habits.ts'

/**
 * Google: no roles, opaque access tokens, a client secret also with PKCE, a refresh token for
 * `access_type=offline` only, no scope `offline_access` and no logout.
 */
export const google: Habits = {
  idTokenClaims: () => ({}),
  accessTokenClaims: () => ({}),
  extraParams: ['access_type'],
  findError: (request) => (hasScope(request, 'offline_access') ? 'invalid_scope' : undefined),
  isJwtIssued: () => false,
  isRefreshTokenIssued: (request) => request.get('access_type') === 'offline',
  clientSecret: 'GOCSPX-only-for-tests',
  missingMetadata: ['end_session_endpoint'],
}
