/** Who has access tokens for sources with `auth: bearer`: the session with the provider of logins, if there is one. */
export type TokenSource = {
  /** The token, `undefined` without a session. */
  current: () => Promise<string | undefined>
  /** Gets a new one; `false` where only a login can. */
  renew: () => Promise<boolean>
}

let source: TokenSource | undefined
let renewing: Promise<boolean> | undefined

export function registerTokenSource(given: TokenSource): void {
  source = given
}

/** The token for a source that asks for one; without a provider of logins there is none. */
export const accessToken = async (): Promise<string | undefined> => source?.current()

/** Replaces the token, once for all who ask meanwhile; `false` where only a login can. */
export function renewAccessToken(): Promise<boolean> {
  renewing ??= (source?.renew() ?? Promise.resolve(false)).finally(() => {
    renewing = undefined
  })
  return renewing
}
