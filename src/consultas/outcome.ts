import type { Json } from '@manifest/schema/consulta.ts'

/**
 * Why a consulta failed. `signed-out` is a source's 401: the user must log in again; `no-credits` is its 402, `forbidden`
 * its 403.
 */
export type Failure =
  | 'offline'
  | 'timeout'
  | 'rate-limited'
  | 'unavailable'
  | 'refused'
  | 'no-credits'
  | 'forbidden'
  | 'signed-out'
  | 'malformed'
  | 'unexpected'
  | 'too-large'

/** How a consulta ended. `at` is in milliseconds since the epoch, `source` the title of the source that answered. */
export type Outcome = Found | NotFound | Failed

export type Found = { status: 'found'; answer: Json; source: string; isDemo: boolean; at: number }

export type NotFound = { status: 'not-found'; source: string; isDemo: boolean; at: number }

export type Failed = {
  status: 'failed'
  reason: Failure
  /** What happened and what to do, in Portuguese. */
  message: string
  /** How long to wait before a retry, in milliseconds, where the source says so. */
  retryAfterMs?: number
  isDemo: boolean
  at: number
}

/** A consulta before, during and after its query. */
export type Lookup = { status: 'idle' } | { status: 'pending' } | Outcome

const messages: Record<Failure, string> = {
  offline: 'Sem conexão com a internet. Verifique a rede e tente de novo.',
  timeout: 'A fonte demorou demais para responder. Tente de novo em instantes.',
  'rate-limited': 'O limite de consultas da fonte foi atingido. Espere um pouco e tente de novo.',
  unavailable: 'A fonte está fora do ar no momento. Tente de novo em instantes.',
  refused: 'A fonte não aceitou os dados enviados. Confira o que foi digitado.',
  'no-credits': 'O saldo de créditos não basta para esta consulta.',
  forbidden: 'Sua conta não tem permissão para fazer esta consulta.',
  'signed-out': 'Sua sessão na fonte terminou. Entre de novo para consultar.',
  malformed: 'Não foi possível ler a resposta da fonte. Tente de novo em instantes.',
  unexpected: 'A resposta da fonte não corresponde a esta consulta.',
  'too-large': 'A resposta da fonte é grande demais para ser mostrada.',
}

/** A failure of a real source; `message` is the manifest's own, where it has one. */
export const failed = (
  reason: Failure,
  message: string = messages[reason],
  retryAfterMs?: number,
): Failed => ({
  status: 'failed',
  reason,
  message,
  ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  isDemo: false,
  at: Date.now(),
})
