import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts'
import { proxy } from 'valtio/vanilla'

/**
 * Why a login came to nothing. `unreachable` is a provider that does not answer, `cors` one whose answers may not be read,
 * `policy` one that this app's own security policy keeps the browser from, `token-endpoint` one whose tokens alone do not
 * come; `reused` is a callback that has been used, `unknown` one that this tab never asked for;
 * `untrusted` an ID token that was refused, `clock` one that only a wrong clock explains; `needs-login` says that the
 * provider has no session to go on with.
 */
export type LoginFailure =
  | 'unreachable'
  | 'cors'
  | 'policy'
  | 'token-endpoint'
  | 'denied'
  | 'refused'
  | 'clock'
  | 'reused'
  | 'unknown'
  | 'untrusted'
  | 'other-user'
  | 'needs-login'

type LastLogin = {
  /** In memory, and told by the login page: an address could claim any. */
  failure: LoginFailure | undefined
  /** It is under way in a window beside the page. */
  isInPopup: boolean
}

export const lastLogin = proxy<LastLogin>({ failure: undefined, isInPopup: false })

/** Thrown where a login must not go on. */
export class LoginRefused extends Error {
  override name = 'LoginRefused'

  readonly failure: LoginFailure

  constructor(failure: LoginFailure) {
    super(failure)
    this.failure = failure
  }
}

const failureByCode: Record<string, LoginFailure> = {
  access_denied: 'denied',
  invalid_grant: 'reused',
  temporarily_unavailable: 'token-endpoint',
  login_required: 'needs-login',
  consent_required: 'needs-login',
  interaction_required: 'needs-login',
  account_selection_required: 'needs-login',
}

/** The failure that an error of the flow stands for; all that keeps the browser from the provider is `unreachable`. */
export function classifyFailure(error: unknown): LoginFailure {
  if (error instanceof LoginRefused) return error.failure
  if (error instanceof ErrorResponse) return failureByCode[error.error ?? ''] ?? 'refused'
  if (error instanceof ErrorTimeout || error instanceof TypeError) return 'unreachable'
  // What the client library itself finds wrong with an ID token has no type of its own.
  return error instanceof Error && /id.token|jwt/i.test(error.message) ? 'untrusted' : 'unreachable'
}
