import type { ServerResponse } from 'node:http'
import { cpf, documented, rolelessToken, token, unknownCpf } from './pessoa-project.ts'
import { type ReceivedRequest, sendJson } from './source-server.ts'

/** The origin that the gateway allows. */
export const origin = 'https://painel.example'

/** The parts of a gateway's behaviour. A test may replace one. */
export type GatewayBehavior = {
  preflight(request: ReceivedRequest): { status: number; headers: Record<string, string> }
  /** Returns the CORS headers of an answer with this status. */
  cors(status: number, request: ReceivedRequest): Record<string, string>
  /** Returns the status that refuses the caller, if any. */
  refuseCaller(request: ReceivedRequest): number | undefined
  refusePurpose(request: ReceivedRequest): number | undefined
}

const isPost = ({ method }: ReceivedRequest) => method === 'POST'

/**
 * Fulfils the contract of `createPessoaProject` for pages of `origin`. Its `post` requests require a role.
 */
export const correctGateway: GatewayBehavior = {
  preflight: () => ({
    status: 204,
    headers: {
      'access-control-allow-origin': origin,
      'access-control-allow-headers':
        'Authorization, Content-Type, X-Request-Id, X-Client-Version, X-Canal, X-Finalidade',
    },
  }),
  cors: () => ({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'Retry-After',
  }),
  refuseCaller(request) {
    const { authorization } = request.headers
    if (authorization === `Bearer ${rolelessToken}`) return isPost(request) ? 403 : undefined
    return authorization === `Bearer ${token}` ? undefined : 401
  },
  refusePurpose: (request) => (isPost(request) && !request.headers['x-finalidade'] ? 400 : undefined),
}

/** Returns a request handler in which some parts of the behaviour are replaced. */
export const createGatewayHandler =
  (parts: Partial<GatewayBehavior> = {}) =>
  (request: ReceivedRequest, response: ServerResponse) => {
    const gateway = { ...correctGateway, ...parts }
    if (request.method === 'OPTIONS') {
      const { status, headers } = gateway.preflight(request)
      return response.writeHead(status, headers).end()
    }
    const refused = gateway.refuseCaller(request) ?? gateway.refusePurpose(request)
    const { status, answer } = refused === undefined ? createReply(request) : { status: refused, answer: {} }
    for (const [name, value] of Object.entries(gateway.cors(status, request))) response.setHeader(name, value)
    return sendJson(response, answer, status)
  }

/** Returns the documented answer. */
function createReply({ method, url, body }: ReceivedRequest): { status: number; answer: unknown } {
  if (method === 'GET')
    return { status: 200, answer: url === '/00000000' ? { erro: true } : { rua: 'Rua de Verdade' } }
  const requestedCpf = JSON.parse(body).cpf
  if (requestedCpf === unknownCpf) return { status: 404, answer: { mensagem: 'Nada encontrado' } }
  return { status: 200, answer: { ...documented, cpf: requestedCpf ?? cpf } }
}
