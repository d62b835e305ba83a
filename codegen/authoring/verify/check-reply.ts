import type { FailedReply, Reply } from './send-request.ts'
import type { ExampleQuery, VerifyProblem } from './verify-types.ts'

/** Returns the differences between a reply and the documented answer. */
export const checkReply = (reply: Reply, query: ExampleQuery, timeoutMs: number): VerifyProblem[] =>
  reply.kind === 'answered'
    ? checkAnswer(reply.status, reply.text, query)
    : [describeFailedReply(reply, timeoutMs)]

/** Describes why there is no readable answer. */
export function describeFailedReply(reply: FailedReply, timeoutMs: number): VerifyProblem {
  switch (reply.kind) {
    case 'slow':
      return { code: 'slow', message: `mais lenta que o limite (${timeoutMs} ms)` }
    case 'unreachable':
      return { code: 'unreachable', message: `inacessível: ${reply.reason}` }
    case 'too-large':
      return { code: 'too-large', message: 'a resposta é grande demais (mais de 8 MB)' }
  }
}

function checkAnswer(status: number, text: string, { expected, isNotFound }: ExampleQuery): VerifyProblem[] {
  const isOk = status >= 200 && status < 300
  const answer = parseJson(text)
  if (isNotFound(status, answer)) return expected.kind === 'not-found' ? [] : [notFoundProblem]
  if (expected.kind === 'status' && status === expected.status) return []
  if (!isOk) return [describeStatus(status)]
  if (expected.kind === 'status')
    return [{ code: 'status', message: `respondeu ${status}, e não o ${expected.status} documentado` }]
  if (answer === undefined) return [{ code: 'not-json', message: 'a resposta não é JSON' }]
  return expected.kind === 'not-found' ? [foundProblem] : expected.findProblems(answer)
}

const notFoundProblem: VerifyProblem = {
  code: 'not-found',
  message: 'a fonte não achou o que o exemplo pergunta',
}

const foundProblem: VerifyProblem = { code: 'found', message: 'achou o que o exemplo dá por não encontrado' }

/** Returns `undefined` for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Meanings of undocumented statuses. */
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

/** Statuses about the login or the rate of queries. */
const refusalStatuses = new Set([401, 402, 403, 429])

/** Describes a status that is not documented. */
export function describeStatus(status: number): VerifyProblem {
  if (status >= 300 && status < 400)
    return { code: 'redirect', message: `redireciona (HTTP ${status}), e ninguém segue` }
  const meaning = meanings[status] ?? (status >= 500 ? 'defeito na fonte' : 'resposta não documentada')
  const code = refusalStatuses.has(status) ? 'refused' : 'status'
  return { code, message: `HTTP ${status}: ${meaning}` }
}
