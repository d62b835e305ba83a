/** Who has access tokens for sources with `auth: bearer`: the session with the provider of logins, if there is one. */
export type TokenProvider = {
  /** The token, `undefined` without a session. Rejects with NoAccessToken. */
  current: () => Promise<string | undefined>
  /** Gets a new one; `false` where only a login can. Rejects with NoAccessToken. */
  renew: () => Promise<boolean>
}

/** Thrown if the provider cannot be asked for a token. Its message says why, in Portuguese. The session is not over. */
export class NoAccessToken extends Error {
  override name = 'NoAccessToken'
}

let tokenProvider: TokenProvider | undefined
let renewing: Promise<boolean> | undefined

/** The names of the sources that have accepted a token of this login. */
const acceptingSources = new Set<string>()

export function registerTokenProvider(provider: TokenProvider): void {
  tokenProvider = provider
}

/** The token for a source that asks for one; without a provider of logins there is none. */
export const getAccessToken = async (): Promise<string | undefined> => tokenProvider?.current()

/** Replaces the token, once for all who ask meanwhile; `false` where only a login can. Rejects with NoAccessToken. */
export function renewAccessToken(): Promise<boolean> {
  renewing ??= (tokenProvider?.renew() ?? Promise.resolve(false)).finally(() => {
    renewing = undefined
  })
  return renewing
}

/** Notes that a source has accepted a token of this login. */
export const markTokenAccepted = (sourceName: string): unknown => acceptingSources.add(sourceName)

/** Returns true if a source has accepted a token of this login: if it refuses one now, the session is over. */
export const hasAcceptedToken = (sourceName: string): boolean => acceptingSources.has(sourceName)

/** Called at each login: no source has seen a token of it. */
export const clearAcceptedTokens = (): void => acceptingSources.clear()
