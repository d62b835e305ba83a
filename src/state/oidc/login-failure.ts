import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts'
import { proxy } from 'valtio/vanilla'

/**
 * Reasons for a failed login.
 * - `unreachable`: the provider does not answer; `token-endpoint`: only its tokens do not come.
 * - `cors`: the browser may not read the answer; `policy`: this app's security policy blocks the request.
 * - `reused`: a callback that was used before; `unknown`: a callback that this tab never requested.
 * - `access-token`: an access token from which the roles cannot be read.
 * - `untrusted`: a rejected ID token; `clock`: an ID token that only a wrong clock explains.
 * - `needs-login`: the provider has no session to continue.
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
  | 'access-token'
  | 'other-user'
  | 'needs-login'

type LastLogin = {
  /** In memory and not in the URL, where anyone could write it. The login page shows it. */
  failure: LoginFailure | undefined
  isInPopup: boolean
}

export const lastLogin = proxy<LastLogin>({ failure: undefined, isInPopup: false })

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

/** Maps an error of the flow to a failure. All network errors become `unreachable`. */
export function classifyFailure(error: unknown): LoginFailure {
  if (error instanceof LoginRefused) return error.failure
  if (error instanceof ErrorResponse) return failureByCode[error.error ?? ''] ?? 'refused'
  if (error instanceof ErrorTimeout || error instanceof TypeError) return 'unreachable'
  // The client library has no error type for an invalid ID token.
  return error instanceof Error && /id.token|jwt/i.test(error.message) ? 'untrusted' : 'unreachable'
}
