import type { Claims } from '@manifest/contract/role-claims.ts'
import {
  InMemoryWebStorage,
  type User,
  UserManager,
  type UserManagerSettings,
  WebStorageStateStore,
} from 'oidc-client-ts'
import { app } from '@/generated/app.ts'
import { LoginRefused } from './login-failure.ts'
import { buildOwnUrl, buildStorageKey, callbackPath, providerSettings } from './provider.ts'
import { createKeySet, type TokenExpectation, verifyAccessToken, verifyIdToken } from './verify-token.ts'

/** Stores a user, in memory only, after verifying the tokens that tell who they are and their roles. */
class VerifyingManager extends UserManager {
  /** The only user that may log in, while a user logs in again in a popup. */
  onlySubject: string | undefined
  /** The last user of this document. A lock or a lost session does not change it. */
  lastSubject: string | undefined
  /** The claims that the roles are read from: those of the ID token or of the access token. */
  roleClaims: Claims = {}
  #verified: string | undefined
  #expected: Promise<ProviderKeys> | undefined

  constructor(settings: UserManagerSettings) {
    super(settings)
    const { metadataService } = this
    const fetchMetadata = metadataService.getMetadata.bind(metadataService)
    let metadata: ReturnType<typeof fetchMetadata> | undefined
    // The library fetches the metadata once per call until the first answer.
    metadataService.getMetadata = () => {
      metadata ??= fetchMetadata().catch((error) => {
        metadata = undefined
        throw error
      })
      return metadata
    }
  }

  protected override async _signinEnd(url: string, verifySub?: string): Promise<User> {
    await this.#checkCallback(new URL(url).searchParams)
    return super._signinEnd(url, verifySub)
  }

  /** Refuses the callback of another provider before its code is sent anywhere (RFC 9207). */
  async #checkCallback(callback: URLSearchParams) {
    const metadata = await this.metadataService.getMetadata()
    const issuer = callback.get('iss')
    const announcesIssuer = Reflect.get(metadata, 'authorization_response_iss_parameter_supported') === true
    if (issuer === null ? announcesIssuer && callback.has('code') : issuer !== metadata.issuer)
      throw new LoginRefused('untrusted')
  }

  override async storeUser(user: User | null): Promise<void> {
    if (user) await this.#verify(user)
    await super.storeUser(user)
  }

  /** A renewal may bring no ID token. The previous one then stays valid. */
  async #verify({ id_token: token, access_token: accessToken, profile }: User) {
    if (!token) throw new LoginRefused('untrusted')
    const { rolesFrom, audience } = providerSettings()
    const { client_id: clientId } = this.settings
    if (token !== this.#verified)
      await verifyIdToken(token, { ...(await this.#providerKeys()), audience: clientId })
    this.#verified = token
    if (this.onlySubject !== undefined && profile.sub !== this.onlySubject)
      throw new LoginRefused('other-user')
    this.roleClaims =
      rolesFrom === 'access_token' && audience !== undefined
        ? await verifyAccessToken(accessToken, { ...(await this.#providerKeys()), audience })
        : profile
    this.lastSubject = profile.sub
  }

  #providerKeys(): Promise<ProviderKeys> {
    this.#expected ??= this.#readProviderKeys().catch((error) => {
      this.#expected = undefined
      throw error
    })
    return this.#expected
  }

  async #readProviderKeys(): Promise<ProviderKeys> {
    const { issuer, jwks_uri: keys } = await this.metadataService.getMetadata()
    if (!issuer || !keys || trimTrailingSlash(issuer) !== trimTrailingSlash(this.settings.authority))
      throw new LoginRefused('untrusted')
    return { issuer, keys: createKeySet(keys) }
  }
}

type ProviderKeys = Omit<TokenExpectation, 'audience'>

const trimTrailingSlash = (address: string) => address.replace(/\/$/, '')

let cachedManager: VerifyingManager | undefined

export function getManager(): VerifyingManager {
  cachedManager ??= createManager()
  return cachedManager
}

function createManager() {
  const { authority, clientId, scopes, resource, tokenUrl, logoutUrl } = providerSettings()
  return new VerifyingManager({
    authority,
    client_id: clientId,
    scope: scopes.join(' '),
    redirect_uri: buildOwnUrl(callbackPath),
    post_logout_redirect_uri: buildOwnUrl(app.auth.login),
    ...(resource ? { resource, extraTokenParams: { resource } } : {}),
    metadataSeed: {
      ...(tokenUrl && { token_endpoint: buildOwnUrl(tokenUrl) }),
      ...(logoutUrl && { end_session_endpoint: logoutUrl }),
    },
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: createTransactions(),
    // `session.ts` renews tokens. The library would use iframes without a refresh token.
    automaticSilentRenew: false,
    requestTimeoutInSeconds: 10,
  })
}

const usedKey = buildStorageKey('used')

/** Number of used states to store. They distinguish a repeated callback from one that was never requested. */
const maxUsedStates = 20

/**
 * The pending logins of this tab: state, nonce, PKCE verifier and return path, but no tokens. Each is valid
 * for one callback.
 */
class Transactions extends WebStorageStateStore {
  override async remove(key: string): Promise<string | null> {
    const found = await super.remove(key)
    if (found)
      sessionStorage.setItem(usedKey, JSON.stringify([key, ...readUsedStates()].slice(0, maxUsedStates)))
    return found
  }
}

const createTransactions = () =>
  new Transactions({ prefix: buildStorageKey('login.'), store: sessionStorage })

/** The request of a login. `isSilent`: without user interaction; `isUnlock`: to unlock the screen. */
export type LoginRequest = { returnTo?: string | undefined; isSilent?: boolean; isUnlock?: boolean }

/** Returns the login request of a callback, or `reused` or `unknown` if none is pending. */
export async function readLoginRequest(state: string | null): Promise<LoginRequest | 'reused' | 'unknown'> {
  const text = state ? await createTransactions().get(state) : null
  if (text) return (JSON.parse(text) as { data?: LoginRequest }).data ?? {}
  return state && readUsedStates().includes(state) ? 'reused' : 'unknown'
}

const readUsedStates = (): string[] => JSON.parse(sessionStorage.getItem(usedKey) ?? '[]')
