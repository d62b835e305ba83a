import type { ExampleQuery } from './case-types.ts'
import type { FailedReply, Reply } from './send-request.ts'
import { describeStatus } from './status-problem.ts'
import type { VerifyProblem } from './verify-problem.ts'

/** How a reply breaks what the manifest documents for the question; empty where it keeps it. */
export const checkReply = (reply: Reply, query: ExampleQuery, timeoutMs: number): VerifyProblem[] =>
  reply.kind === 'answered'
    ? checkAnswer(reply.status, reply.text, query)
    : [describeFailedReply(reply, timeoutMs)]

/** Names why no answer came that can be read. */
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

/** A JSON text's value; `undefined` where it is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
