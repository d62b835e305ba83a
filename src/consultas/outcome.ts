import type { FailedOutcome, FailureReason, Outcome } from '@/state/outcome.ts'

export type {
  AnsweredOutcome,
  FailedOutcome,
  FailureReason,
  FoundOutcome,
  IncompleteOutcome,
  NotFoundOutcome,
  Outcome,
} from '@/state/outcome.ts'
export { isAnswered, listMissing, readAnswerTime } from '@/state/outcome.ts'

/** A lookup before, during and after its query. */
export type LookupState = { status: 'idle' } | { status: 'pending' } | Outcome

const messages: Record<FailureReason, string> = {
  offline: 'Sem conexão com a internet. Verifique a rede e tente de novo.',
  timeout: 'A fonte demorou demais para responder. Tente de novo em instantes.',
  'rate-limited': 'O limite de consultas da fonte foi atingido. Espere um pouco e tente de novo.',
  unavailable: 'A fonte está fora do ar no momento. Tente de novo em instantes.',
  refused: 'A fonte não aceitou os dados enviados. Confira o que foi digitado.',
  'no-credits': 'O saldo de créditos não basta para esta consulta.',
  forbidden: 'Sua conta não tem permissão para fazer esta consulta.',
  'signed-out': 'Sua sessão na fonte terminou. Entre de novo para consultar.',
  'login-refused':
    'A fonte não aceita o login desta sessão, e entrar de novo não resolve. Quem administra as contas precisa conferir, no provedor de login, para quem o token é emitido (audience) e com quais escopos (scope).',
  'no-token': 'O provedor de login não renovou o acesso, e por isso a consulta não foi feita.',
  'not-loaded':
    'Uma parte do painel não carregou, e por isso nenhuma fonte foi consultada. Verifique a conexão e tente de novo.',
  malformed: 'Não foi possível ler a resposta da fonte. Tente de novo em instantes.',
  unexpected: 'A resposta da fonte não corresponde a esta consulta.',
  'too-large': 'A resposta da fonte é grande demais para ser mostrada.',
  'no-path':
    'A fonte não tem este caminho, e por isso não se sabe se há registro. Quem administra a fonte precisa conferir o endereço dela.',
  'other-document':
    'A resposta da fonte é sobre outro documento, e por isso nada dela é mostrado. Não se sabe se há registro sobre o que você perguntou.',
  'maybe-charged':
    'A resposta se perdeu, e o fornecedor talvez a tenha cobrado. A consulta não é repetida sozinha: consulte de novo só se precisar.',
}

/** Returns the text for a failure whose source, or manifest, has no text of its own. */
export const defaultMessage = (reason: FailureReason): string => messages[reason]

/** Returns true if an answer serves a later query. Incomplete ones are asked again, since the user asks for what is missing. */
export const isReusable = ({ status }: Outcome) => status === 'found' || status === 'not-found'

/** Failures after which a source may have answered, and billed its answer. */
const billedFailures = new Set<FailureReason>([
  'timeout',
  'malformed',
  'unexpected',
  'too-large',
  'other-document',
  'maybe-charged',
])

/** Returns true if a query may have been paid for, so that a repetition asks first. */
export const mayBeBilled = (outcome: Outcome | undefined): boolean =>
  outcome !== undefined && (outcome.status !== 'failed' || billedFailures.has(outcome.reason))

/** Failures of the login: every other query would fail in the same way. */
const loginFailures = new Set<FailureReason>(['signed-out', 'login-refused', 'no-token'])

export const isLoginFailure = (outcome: Outcome | undefined): boolean =>
  outcome?.status === 'failed' && loginFailures.has(outcome.reason)

export const isCreditFailure = (outcome: Outcome | undefined): boolean =>
  outcome?.status === 'failed' && outcome.reason === 'no-credits'

/** Creates the failure of a real source. `message` is the manifest's own message if it has one. */
export const createFailure = (
  reason: FailureReason,
  message: string = messages[reason],
  retryAfterMs?: number,
): FailedOutcome => ({
  status: 'failed',
  reason,
  message,
  ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  isDemo: false,
  at: Date.now(),
})
