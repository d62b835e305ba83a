import type { Configuration, JWKS } from 'oidc-provider'
import { type Habits, type LoginRequest, standard } from './habits/habits.ts'
import type { LoginRequests } from './login-requests.ts'
import type { Users } from './users.ts'

export type ProviderOptions = {
  port: number
  /** Addresses of the apps that log in here, without a slash at the end; each uses `/auth/callback`. */
  apps: string[]
  clientId?: string
  /** The audience of access tokens. */
  resource: string
  /** The differences from the standard; by default none. */
  habits?: Habits
}

const minute = 60

export type ProviderState = { users: Users; loginRequests: LoginRequests; jwks: JWKS }

const always = (_request: LoginRequest) => true

/** The claims that ID tokens may have with the scope `openid`. */
const openidClaims = [
  'sub',
  'roles',
  'groups',
  'cognito:groups',
  'https://empresa.example/roles',
  'token_use',
]

/**
 * Returns the configuration of a typical company's provider: PKCE, rotating refresh tokens, JWT access tokens
 * for the gateway, logout, revocation.
 */
export function createConfiguration(
  { apps, clientId = 'averigua', resource, habits = standard }: ProviderOptions,
  { users, loginRequests, jwks }: ProviderState,
): Configuration {
  const { clientSecret, isJwtIssued = always, isRefreshTokenIssued = always } = habits
  const readTokenLifetime = (email: string | undefined) =>
    users.find(email)?.accessTokenSeconds ?? 10 * minute
  return {
    jwks,
    clients: [
      {
        client_id: clientId,
        client_name: 'Averigua',
        ...(clientSecret === undefined
          ? { token_endpoint_auth_method: 'none' }
          : { token_endpoint_auth_method: 'client_secret_post', client_secret: clientSecret }),
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: apps.map((app) => `${app}/auth/callback`),
        post_logout_redirect_uris: apps.map((app) => `${app}/`),
      },
    ],
    cookies: { keys: ['only for tests'] },
    pkce: { required: () => true },
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: { openid: openidClaims, profile: ['name'], email: ['email'] },
    extraParams: [...(habits.extraParams ?? [])],
    // Puts the claims of scopes into the ID token, where the app reads the roles.
    conformIdTokenClaims: false,
    findAccount(_, email) {
      const user = users.find(email)
      if (!user) return undefined
      const { name, roles } = user
      return { accountId: email, claims: () => ({ sub: email, email, name, ...habits.idTokenClaims(roles) }) }
    },
    clientBasedCORS: (_, origin) => apps.some((app) => new URL(app).origin === origin),
    issueRefreshToken: (_, __, source) =>
      users.find(source.accountId)?.canRenew !== false &&
      isRefreshTokenIssued(loginRequests.find(Reflect.get(source, 'codeChallenge'))),
    rotateRefreshToken: true,
    expiresWithSession: () => false,
    extraTokenClaims: (_, token) =>
      habits.accessTokenClaims(users.find('accountId' in token ? token.accountId : '')?.roles ?? []),
    ...(habits.hasNoAudience && { formats: { customizers: { jwt: removeAudience } } }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    async loadExistingGrant({ oidc }) {
      const { client, session, result, provider } = oidc
      const id = result?.consent?.grantId ?? (client && session?.grantIdFor(client.clientId))
      if (id) return provider.Grant.find(id)
      if (!client || !session?.accountId || users.find(session.accountId)?.requiresConsent) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid profile email offline_access')
      await grant.save()
      return grant
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true, allowedPolicy: () => true },
      rpInitiatedLogout: {
        enabled: true,
        // The user has already confirmed the logout in the app.
        logoutSource(context, form) {
          if (habits.confirmsLogout && !context.oidc.params?.id_token_hint) {
            const button = '<button name="logout" value="yes">Logout</button></form>'
            context.body = `<!DOCTYPE html><title>Saída</title>${form.replace('</form>', button)}`
            return
          }
          context.body = `<!DOCTYPE html><title>Saída</title>${form}<script>
            const form = document.forms[0]
            form.insertAdjacentHTML('beforeend', '<input type="hidden" name="logout" value="yes">')
            form.submit()
          </script>`
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: ({ oidc }) =>
          isJwtIssued(loginRequests.find(oidc.params?.code_challenge)) ? resource : [],
        useGrantedResource: () => true,
        getResourceServerInfo: ({ oidc }) => ({
          scope: '',
          audience: resource,
          accessTokenFormat: 'jwt',
          accessTokenTTL: readTokenLifetime(oidc.session?.accountId ?? oidc.account?.accountId),
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    ttl: {
      AccessToken: (_, token) => readTokenLifetime(token.accountId),
      AuthorizationCode: minute,
      Grant: 60 * minute,
      IdToken: 60 * minute,
      Interaction: 10 * minute,
      RefreshToken: 60 * minute,
      Session: 60 * minute,
    },
  }
}

/**
 * Removes `aud` from an access token, as in those of Cognito. The provider refuses a token without it, so the
 * value only disappears from the JSON.
 */
function removeAudience(_: unknown, __: unknown, { payload }: { payload: Record<string, unknown> }) {
  payload.aud = { toJSON: () => undefined }
}
