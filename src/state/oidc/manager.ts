import { InMemoryWebStorage, type User, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { app } from '@/generated/app.ts'
import { LoginRefused } from './login-failure.ts'
import { buildOwnUrl, callbackPath, providerSettings } from './provider.ts'
import { createTransactions } from './transactions.ts'
import { createKeySet, type TokenExpectation, verifyIdToken } from './verify-id-token.ts'

/** Keeps a user, in memory only, once their ID token has been verified. */
class VerifyingManager extends UserManager {
  /** Who alone may log in, while somebody unlocks what they have left open. */
  onlySubject: string | undefined
  /** Who logged in last in this document; a lock and a lost session do not change it. */
  lastSubject: string | undefined
  #verified: string | undefined
  #expected: Promise<TokenExpectation> | undefined

  override async storeUser(user: User | null): Promise<void> {
    if (user) await this.#verify(user)
    await super.storeUser(user)
  }

  /** A renewal may bring no ID token: then the one that came before stands. */
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

/** The client of the provider, made when it is first needed. */
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
    // Renewals are the session's: the library would make them in frames where there is no refresh token.
    automaticSilentRenew: false,
    requestTimeoutInSeconds: 10,
  })
}
