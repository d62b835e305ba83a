import type { Habits } from './habits.ts'

/**
 * Keycloak's client scope `roles` puts the realm's roles into access tokens only. Sources of Keycloak:
 * OIDCLoginProtocolFactory (mappers) and LogoutEndpoint (confirmation without `id_token_hint`).
 */
export const keycloak: Habits = {
  idTokenClaims: () => ({}),
  accessTokenClaims: (roles) => ({
    typ: 'Bearer',
    realm_access: { roles: ['offline_access', 'uma_authorization', ...roles] },
  }),
  confirmsLogout: true,
}
