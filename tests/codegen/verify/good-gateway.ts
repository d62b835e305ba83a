import type { ServerResponse } from 'node:http'
import { cpf, documented, rolelessToken, token, unknownCpf } from './pessoa-project.ts'
import { type Received, sendJson } from './source-server.ts'

/** The page whose requests the gateway admits. */
export const origin = 'https://painel.example'

/** What a gateway does with a request, a part each, so that a test can break one. */
export type Gateway = {
  preflight(asked: Received): { status: number; headers: Record<string, string> }
  /** The headers that let a page read an answer of this status. */
  cors(status: number, asked: Received): Record<string, string>
  /** The status by which who asks is refused. */
  refuseAsker(asked: Received): number | undefined
  refusePurpose(asked: Received): number | undefined
}

const isPost = ({ method }: Received) => method === 'POST'

/** Does what the contract of `pessoaProject` wants, for pages of `origin`; what is asked by `post` is for a role. */
export const goodGateway: Gateway = {
  preflight: () => ({
    status: 204,
    headers: {
      'access-control-allow-origin': origin,
      'access-control-allow-headers': 'Authorization, Content-Type, X-Canal, X-Finalidade',
    },
  }),
  cors: () => ({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'Retry-After',
  }),
  refuseAsker(asked) {
    const { authorization } = asked.headers
    if (authorization === `Bearer ${rolelessToken}`) return isPost(asked) ? 403 : undefined
    return authorization === `Bearer ${token}` ? undefined : 401
  },
  refusePurpose: (asked) => (isPost(asked) && !asked.headers['x-finalidade'] ? 400 : undefined),
}

/** Answers as a gateway does that has some parts of its own. */
export const answering =
  (parts: Partial<Gateway> = {}) =>
  (asked: Received, response: ServerResponse) => {
    const gateway = { ...goodGateway, ...parts }
    if (asked.method === 'OPTIONS') {
      const { status, headers } = gateway.preflight(asked)
      return response.writeHead(status, headers).end()
    }
    const refused = gateway.refuseAsker(asked) ?? gateway.refusePurpose(asked)
    const { status, answer } = refused === undefined ? replyTo(asked) : { status: refused, answer: {} }
    for (const [name, value] of Object.entries(gateway.cors(status, asked))) response.setHeader(name, value)
    return sendJson(response, answer, status)
  }

/** What the manifest documents. */
function replyTo({ method, url, body }: Received): { status: number; answer: unknown } {
  if (method === 'GET')
    return { status: 200, answer: url === '/00000000' ? { erro: true } : { rua: 'Rua de Verdade' } }
  const asked = JSON.parse(body).cpf
  if (asked === unknownCpf) return { status: 404, answer: { message: 'x' } }
  return { status: 200, answer: { ...documented, cpf: asked ?? cpf } }
}
