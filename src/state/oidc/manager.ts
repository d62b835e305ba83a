import { InMemoryWebStorage, type User, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { app } from '@/generated/app.ts'
import { LoginRefused } from './login-failure.ts'
import { buildOwnUrl, callbackPath, providerSettings } from './provider.ts'
import { createTransactions } from './transactions.ts'
import { createKeySet, type TokenExpectation, verifyIdToken } from './verify-id-token.ts'

/** Stores a user, in memory only, after verifying their ID token. */
class VerifyingManager extends UserManager {
  /** The only user that may log in, while a user logs in again in a popup. */
  onlySubject: string | undefined
  /** The last user of this document. A lock or a lost session does not change it. */
  lastSubject: string | undefined
  #verified: string | undefined
  #expected: Promise<TokenExpectation> | undefined

  override async storeUser(user: User | null): Promise<void> {
    if (user) await this.#verify(user)
    await super.storeUser(user)
  }

  /** A renewal may bring no ID token. The previous one then stays valid. */
  async #verify({ id_token: token, profile }: User) {
    if (!token) throw new LoginRefused('untrusted')
    if (token !== this.#verified) await verifyIdToken(token, await this.#expectation())
    this.#verified = token
    if (this.onlySubject !== undefined && profile.sub !== this.onlySubject)
      throw new LoginRefused('other-user')
    this.lastSubject = profile.sub
  }

  #expectation(): Promise<TokenExpectation> {
    this.#expected ??= this.#readExpectation().catch((error) => {
      this.#expected = undefined
      throw error
    })
    return this.#expected
  }

  async #readExpectation(): Promise<TokenExpectation> {
    const { issuer, jwks_uri: keys } = await this.metadataService.getMetadata()
    if (!issuer || !keys || trimTrailingSlash(issuer) !== trimTrailingSlash(this.settings.authority))
      throw new LoginRefused('untrusted')
    return { issuer, clientId: this.settings.client_id, keys: createKeySet(keys) }
  }
}

const trimTrailingSlash = (address: string) => address.replace(/\/$/, '')

let cachedManager: VerifyingManager | undefined

export function getManager(): VerifyingManager {
  cachedManager ??= createManager()
  return cachedManager
}

function createManager() {
  const { authority, clientId, scopes, resource } = providerSettings()
  return new VerifyingManager({
    authority,
    client_id: clientId,
    scope: scopes.join(' '),
    redirect_uri: buildOwnUrl(callbackPath),
    post_logout_redirect_uri: buildOwnUrl(app.auth.login),
    ...(resource ? { resource, extraTokenParams: { resource } } : {}),
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: createTransactions(),
    // `session.ts` renews tokens. The library would use iframes without a refresh token.
    automaticSilentRenew: false,
    requestTimeoutInSeconds: 10,
  })
}
