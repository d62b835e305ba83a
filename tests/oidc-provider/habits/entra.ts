import { type Habits, hasScope } from './habits.ts'

/** The scope of the company's API, which decides whom the access token is for. */
const apiScope = 'api://averigua-dados/acesso'

/** Entra ID leaves more groups than these out of a JWT. */
const maxGroups = 200

/** Entra ID with the values of app roles in `roles`. It knows no `resource`, and revokes no tokens. */
export const entra: Habits = {
  idTokenClaims: (roles) => ({ roles }),
  accessTokenClaims: (roles) => ({ roles, scp: 'acesso' }),
  findError: (request) => (request.has('resource') ? 'invalid_target' : undefined),
  // Without a scope of the API the token is for Microsoft Graph, and only Graph may read it.
  isJwtIssued: (request) => hasScope(request, apiScope),
  isRefreshTokenIssued: (request) => hasScope(request, 'offline_access'),
  missingMetadata: ['revocation_endpoint'],
}

/** Entra ID with ids of groups in `groups`, or the address of the list if they are too many. */
export const entraGroups: Habits = {
  ...entra,
  idTokenClaims: (groups) =>
    groups.length <= maxGroups
      ? { groups }
      : {
          _claim_names: { groups: 'src1' },
          _claim_sources: { src1: { endpoint: 'https://graph.example/users/me/getMemberObjects' } },
        },
}
