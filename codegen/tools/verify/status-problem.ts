import type { VerifyProblem } from './verify-problem.ts'

/** What a status means that no example documents. */
const meanings: Record<number, string> = {
  400: 'a fonte recusou o pedido como malfeito',
  401: 'o token não foi aceito',
  402: 'a conta não tem créditos',
  403: 'o token não dá direito a esta consulta',
  404: 'o endereço não existe na fonte',
  405: 'a fonte não aceita este método',
  408: 'a fonte desistiu de esperar pelo pedido',
  415: 'a fonte não aceita JSON',
  422: 'a fonte recusou os valores do exemplo',
  429: 'limite de pedidos atingido, também depois de esperar',
  502: 'quem está atrás da fonte não respondeu',
  503: 'a fonte está fora do ar',
  504: 'quem está atrás da fonte não respondeu a tempo',
}

/** Statuses that are about who asks, or how often. */
const refusalStatuses = new Set([401, 402, 403, 429])

/** An HTTP status that no example documents, with what it means. */
export function describeStatus(status: number): VerifyProblem {
  if (status >= 300 && status < 400)
    return { code: 'redirect', message: `redireciona (HTTP ${status}), e ninguém segue` }
  const meaning = meanings[status] ?? (status >= 500 ? 'defeito na fonte' : 'resposta não documentada')
  const code = refusalStatuses.has(status) ? 'refused' : 'status'
  return { code, message: `HTTP ${status}: ${meaning}` }
}
