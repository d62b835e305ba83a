import type { Configuration, JWKS } from 'oidc-provider'
import type { Users } from './users.ts'

export type ProviderOptions = {
  port: number
  /** Addresses of the apps that log in here, without a slash at the end; each uses `/auth/callback`. */
  apps: string[]
  clientId?: string
  /** The audience of access tokens. */
  resource: string
}

const minute = 60

/**
 * Returns the configuration of a typical company's provider: PKCE, rotating refresh tokens, JWT access tokens
 * for the gateway, logout, revocation.
 */
export function createConfiguration(
  { apps, clientId = 'averigua', resource }: ProviderOptions,
  users: Users,
  jwks: JWKS,
): Configuration {
  const readTokenLifetime = (email: string | undefined) =>
    users.find(email)?.accessTokenSeconds ?? 10 * minute
  return {
    jwks,
    clients: [
      {
        client_id: clientId,
        client_name: 'Averigua',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: apps.map((app) => `${app}/auth/callback`),
        post_logout_redirect_uris: apps.map((app) => `${app}/`),
      },
    ],
    cookies: { keys: ['only for tests'] },
    pkce: { required: () => true },
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: { openid: ['sub', 'roles'], profile: ['name'], email: ['email'] },
    // Puts the claims of scopes into the ID token, where the app reads the roles.
    conformIdTokenClaims: false,
    findAccount(_, email) {
      const user = users.find(email)
      return user && { accountId: email, claims: () => ({ sub: email, ...selectClaims(user) }) }
    },
    clientBasedCORS: (_, origin) => apps.some((app) => new URL(app).origin === origin),
    issueRefreshToken: (_, __, source) => users.find(source.accountId)?.canRenew !== false,
    rotateRefreshToken: true,
    expiresWithSession: () => false,
    extraTokenClaims: (_, token) => ({
      roles: users.find('accountId' in token ? token.accountId : '')?.roles ?? [],
    }),
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
          context.body = `<!DOCTYPE html><title>Saída</title>${form}<script>
            const form = document.forms[0]
            form.insertAdjacentHTML('beforeend', '<input type="hidden" name="logout" value="yes">')
            form.submit()
          </script>`
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
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

const selectClaims = ({ email, name, roles }: { email: string; name: string; roles: string[] }) => ({
  email,
  name,
  roles,
})
