import { type Habits, hasScope } from './habits.ts'

/**
 * A user pool of Cognito: groups in both tokens, no `aud` in access tokens, no scope `offline_access`, a
 * refresh token for each code, and a logout page of its own.
 */
export const cognito: Habits = {
  idTokenClaims: (groups) => ({ 'cognito:groups': groups, token_use: 'id' }),
  accessTokenClaims: (groups) => ({ 'cognito:groups': groups, token_use: 'access' }),
  findError: (request) => (hasScope(request, 'offline_access') ? 'invalid_scope' : undefined),
  hasNoAudience: true,
  missingMetadata: ['end_session_endpoint'],
  logout: { path: '/logout', returnParam: 'logout_uri' },
}
