import type { NotAnswered, Reply } from './ask.ts'
import type { Problem } from './problem.ts'
import type { Question } from './question.ts'
import { statusProblem } from './status-problem.ts'

/** How a reply breaks what the manifest documents for the question; empty where it keeps it. */
export const judge = (reply: Reply, question: Question, timeoutMs: number): Problem[] =>
  reply.kind === 'answered'
    ? judgeAnswer(reply.status, reply.text, question)
    : [notAnswered(reply, timeoutMs)]

/** Names why no answer came that can be read. */
export function notAnswered(reply: NotAnswered, timeoutMs: number): Problem {
  switch (reply.kind) {
    case 'slow':
      return { code: 'slow', message: `mais lenta que o limite (${timeoutMs} ms)` }
    case 'unreachable':
      return { code: 'unreachable', message: `inacessível: ${reply.why}` }
    case 'too-large':
      return { code: 'too-large', message: 'a resposta é grande demais (mais de 8 MB)' }
  }
}

function judgeAnswer(status: number, text: string, { expected, isNotFound }: Question): Problem[] {
  const isOk = status >= 200 && status < 300
  const answer = parsed(text)
  if (isNotFound(status, answer)) return expected.kind === 'not-found' ? [] : [notFound]
  if (expected.kind === 'status' && status === expected.status) return []
  if (!isOk) return [statusProblem(status)]
  if (expected.kind === 'status')
    return [{ code: 'status', message: `respondeu ${status}, e não o ${expected.status} documentado` }]
  if (answer === undefined) return [{ code: 'not-json', message: 'a resposta não é JSON' }]
  return expected.kind === 'not-found' ? [found] : expected.problemsOf(answer)
}

const notFound: Problem = { code: 'not-found', message: 'a fonte não achou o que o exemplo pergunta' }

const found: Problem = { code: 'found', message: 'achou o que o exemplo dá por não encontrado' }

/** A JSON text's value; `undefined` where it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
