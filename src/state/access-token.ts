/** Supplies access tokens for sources with `auth: bearer`, from the session with the login provider. */
export type TokenProvider = {
  /** Resolves to `undefined` without a session. Rejects with NoAccessToken. */
  current: () => Promise<string | undefined>
  /** Resolves to `false` if the user must log in again. Rejects with NoAccessToken. */
  renew: () => Promise<boolean>
}

/**
 * Thrown when the login provider is unreachable. The message gives the reason in Portuguese. The session
 * continues.
 */
export class NoAccessToken extends Error {
  override name = 'NoAccessToken'
}

let tokenProvider: TokenProvider | undefined
let renewing: Promise<boolean> | undefined

const acceptingSources = new Set<string>()

export function registerTokenProvider(provider: TokenProvider): void {
  tokenProvider = provider
}

/** Returns the token, or `undefined` without a login provider or session. */
export const getAccessToken = async (): Promise<string | undefined> => tokenProvider?.current()

/**
 * Replaces the token; concurrent calls share one renewal. Resolves to `false` if the user must log in again.
 * Rejects with NoAccessToken.
 */
export function renewAccessToken(): Promise<boolean> {
  renewing ??= (tokenProvider?.renew() ?? Promise.resolve(false)).finally(() => {
    renewing = undefined
  })
  return renewing
}

export const markTokenAccepted = (sourceName: string): unknown => acceptingSources.add(sourceName)

/**
 * Returns true if a source has accepted a token of this login. If that source refuses one now, the session is
 * over.
 */
export const hasAcceptedToken = (sourceName: string): boolean => acceptingSources.has(sourceName)

export const clearAcceptedTokens = (): void => acceptingSources.clear()
