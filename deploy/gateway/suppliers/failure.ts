import { maybeChargedCode } from '../../../manifest/contract/maybe-charged.ts'
import type { Reply } from '../server/exchange.ts'

/** Codes that an audit row and a reply carry, and what happened. The guide of the gateway lists them. */
const failures = {
  'sem-resposta': 'a conexão não foi aberta ou se rompeu',
  demora: 'a resposta não veio a tempo',
  [maybeChargedCode]: 'a resposta se perdeu, e o fornecedor pode ter cobrado por ela',
  limite: 'o limite de pedidos do fornecedor foi atingido',
  pausa: 'o fornecedor falhou várias vezes seguidas e está em pausa',
  erro: 'o fornecedor respondeu com um erro dele',
  recusa: 'o fornecedor recusou o pedido',
  credencial: 'o fornecedor não aceitou a credencial, ou a conta dele não tem saldo',
  ilegivel: 'a resposta não é JSON inteiro, ou é grande demais',
  desvio: 'o fornecedor mandou a outro endereço',
  endereco: 'o endereço é da rede interna, e suppliers.yaml não o permite',
  pedido: 'os valores não cabem no pedido ao fornecedor',
  'outro-documento': 'a resposta é sobre outro documento',
  'sem-fornecedor': 'a consulta não tem fornecedor',
} as const

export type FailureCode = keyof typeof failures

type FailureFacts = {
  /** The supplier's status, if it replied. */
  status?: number
  retryAfterMs?: number | undefined
  /** True if the supplier has answered, and charges for it. */
  isPaid?: boolean
  /** True if the request may have reached the supplier, and no answer came. */
  isLost?: boolean
}

/** A query that a supplier did not answer. It has no text of the supplier, no address and no secret. */
export class SupplierFailure extends Error {
  override name = 'SupplierFailure'
  readonly code: FailureCode
  readonly facts: FailureFacts
  constructor(code: FailureCode, facts: FailureFacts = {}) {
    super(failures[code])
    this.code = code
    this.facts = facts
  }
}

/** Statuses by which the contract speaks of the user's own login, credits, roles and limit. */
const ownStatuses = new Set([401, 402, 403, 407, 408, 429])

const statusByCode: Partial<Record<FailureCode, number>> = {
  demora: 504,
  limite: 503,
  pausa: 503,
  'sem-fornecedor': 501,
}

/** Returns the contract's reply to a failure. `errors` are the manifest's texts by the supplier's status. */
export function replyToFailure(
  { code, facts }: SupplierFailure,
  errors: Readonly<Record<string, string>> = {},
): Reply {
  const { status = 0, retryAfterMs } = facts
  const text = errors[status]
  const passesStatus = text !== undefined && !ownStatuses.has(status)
  return {
    status: passesStatus ? status : (statusByCode[code] ?? 502),
    ...(retryAfterMs !== undefined && { headers: { 'retry-after': String(Math.ceil(retryAfterMs / 1000)) } }),
    body: { mensagem: text ?? `Sem resposta do fornecedor: ${failures[code]}`, codigo: code },
  }
}
