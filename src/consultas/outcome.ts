import type { Json } from '@manifest/consulta.ts'

/** Why a consulta failed. */
export type Failure = 'offline' | 'timeout' | 'refused' | 'unavailable' | 'malformed'

/** How a consulta ended. `at` is in milliseconds since the epoch, `source` the name of who answered. */
export type Outcome =
  | { status: 'found'; answer: Json; source: string; isDemo: boolean; at: number }
  | { status: 'not-found'; isDemo: boolean; at: number }
  | { status: 'failed'; reason: Failure; message: string; isDemo: boolean; at: number }

const messages: Record<Failure, string> = {
  offline: 'Sem conexão com a internet. Verifique a rede e tente de novo.',
  timeout: 'A fonte demorou demais para responder.',
  refused: 'A fonte recusou a consulta.',
  unavailable: 'A fonte está fora do ar no momento.',
  malformed: 'A fonte deu uma resposta que não se entende.',
}

type Failed = Extract<Outcome, { status: 'failed' }>

/** A failure of a real source, in the manifest's words where it has some. */
export const failed = (reason: Failure, message: string = messages[reason]): Failed => ({
  status: 'failed',
  reason,
  message,
  isDemo: false,
  at: Date.now(),
})
