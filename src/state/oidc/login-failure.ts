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

/** Messages for failed logins: what happened, and the next step if the button is not enough. */
export const loginFailureTexts: Record<LoginFailure, string> = {
  unreachable:
    'O provedor de login não respondeu. Verifique a conexão e tente de novo; se só ele não responde, avise quem administra as contas.',
  cors: 'O provedor de login respondeu, mas não deixa o navegador ler a resposta neste endereço. Tente de novo; se continuar, quem administra as contas precisa aceitar no provedor a origem deste painel (CORS).',
  policy:
    'A política de segurança deste painel não deixa o navegador falar com o provedor de login. Quem instalou o painel precisa refazer os cabeçalhos do servidor com as variáveis da construção.',
  'token-endpoint':
    'O provedor de login responde, mas o serviço dele que emite os tokens não. Tente de novo em instantes; se continuar, avise quem administra as contas.',
  denied: 'O acesso do painel à sua conta foi recusado no provedor. Entre de novo e autorize para continuar.',
  refused: 'O provedor não concluiu o login. Tente de novo; se continuar, avise quem administra as contas.',
  clock: 'A data ou a hora deste aparelho não confere com a do provedor. Acerte o relógio e entre de novo.',
  reused: 'Este retorno do provedor já foi usado, e cada um vale uma vez só. Entre de novo.',
  unknown: 'Este retorno não é de um login começado nesta aba, e por isso foi recusado. Entre por aqui.',
  untrusted:
    'O painel recusou a identidade recebida: ela não é do provedor esperado ou não foi feita para este painel. Tente de novo; se continuar, avise quem administra as contas.',
  'access-token':
    'O painel não pôde ler os seus papéis: o access token do provedor não é um JWT assinado por ele para o destinatário (audience) que o painel espera. Avise quem administra as contas.',
  'other-user': 'A conta que entrou é outra. Entre com a mesma de antes, ou de novo para trocar de conta.',
  'needs-login': 'O provedor pede que você entre de novo.',
}

/** True if the provider left the user's roles out of the token because they are too many for it. */
export const missingRoles = proxy({ isOmitted: false })
