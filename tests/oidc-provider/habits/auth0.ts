import { type Habits, hasScope } from './habits.ts'

/** The claim that the company's Action sets; Auth0 recommends a namespace. */
const claim = 'https://empresa.example/roles'

/** Auth0 issues opaque access tokens unless the request names an API in `audience`. */
export const auth0: Habits = {
  idTokenClaims: (roles) => ({ [claim]: roles }),
  accessTokenClaims: (roles) => ({ [claim]: roles }),
  extraParams: ['audience'],
  isJwtIssued: (request) => request.has('audience'),
  isRefreshTokenIssued: (request) => hasScope(request, 'offline_access'),
}
