/** Who has access tokens for sources with `auth: bearer`: the session with the provider of logins, if there is one. */
export type TokenSource = {
  /** The token, `undefined` without a session. Rejects with NoAccessToken. */
  current: () => Promise<string | undefined>
  /** Gets a new one; `false` where only a login can. Rejects with NoAccessToken. */
  renew: () => Promise<boolean>
}

/** Thrown if the provider cannot be asked for a token. Its message says why, in Portuguese. The session is not over. */
export class NoAccessToken extends Error {
  override name = 'NoAccessToken'
}

let source: TokenSource | undefined
let renewing: Promise<boolean> | undefined

/** The names of the sources that have accepted a token of this login. */
const accepting = new Set<string>()

export function registerTokenSource(given: TokenSource): void {
  source = given
}

/** The token for a source that asks for one; without a provider of logins there is none. */
export const accessToken = async (): Promise<string | undefined> => source?.current()

/** Replaces the token, once for all who ask meanwhile; `false` where only a login can. Rejects with NoAccessToken. */
export function renewAccessToken(): Promise<boolean> {
  renewing ??= (source?.renew() ?? Promise.resolve(false)).finally(() => {
    renewing = undefined
  })
  return renewing
}

/** Notes that a source has accepted a token of this login. */
export const noteAccepted = (sourceName: string): unknown => accepting.add(sourceName)

/** Returns true if a source has accepted a token of this login: if it refuses one now, the session is over. */
export const hasAccepted = (sourceName: string): boolean => accepting.has(sourceName)

/** Called at each login: no source has seen a token of it. */
export const forgetAccepted = (): void => accepting.clear()
