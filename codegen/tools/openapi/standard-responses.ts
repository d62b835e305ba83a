import type { ResponseObject, Schema } from './openapi.ts'

/** The bodies of refusals and errors. */
export const errorSchemas: Record<string, Schema> = {
  Recusa: {
    description: 'Por que um pedido foi recusado, e campo a campo o que está errado.',
    type: 'object',
    properties: {
      mensagem: { type: 'string', description: 'O que houve, para quem opera o gateway.' },
      problemas: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            campo: {
              type: 'string',
              description: 'O campo, parâmetro ou cabeçalho, como `cpf` ou `X-Finalidade`.',
            },
            mensagem: { type: 'string', description: 'O que está errado nele.' },
          },
          required: ['campo', 'mensagem'],
        },
      },
    },
    required: ['mensagem', 'problemas'],
  },
  Erro: {
    description: 'Um erro. O corpo não chega a quem consulta.',
    type: 'object',
    properties: { mensagem: { type: 'string', description: 'O que houve, para quem opera o gateway.' } },
    required: ['mensagem'],
  },
}

const refusalContent = { 'application/json': { schema: { $ref: '#/components/schemas/Recusa' } } }

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Erro' } } }

const authResponses: Record<string, ResponseObject> = {
  401: {
    description:
      'O token falta, venceu ou não é deste serviço. O painel renova o token uma vez e pergunta de novo; o pedido recusado não é cobrado.',
    headers: {
      'WWW-Authenticate': { description: 'O esquema pedido (RFC 6750).', schema: { type: 'string' } },
    },
    content: errorContent,
  },
  403: {
    description: 'Quem pergunta não tem papel, finalidade ou contrato para esta consulta.',
    content: errorContent,
  },
}

const commonResponses: Record<string, ResponseObject> = {
  400: {
    description: 'O pedido não segue este contrato. A resposta diz que campo está errado.',
    content: refusalContent,
  },
  429: {
    description: 'Pedidos demais. O painel espera o que `Retry-After` disser antes de perguntar de novo.',
    headers: {
      'Retry-After': {
        description: 'Quantos segundos esperar, ou uma data HTTP (RFC 9110).',
        required: true,
        schema: { type: 'string' },
      },
    },
    content: errorContent,
  },
}

/** What any operation may answer, by status. */
export const standardResponses = (isAuthenticated: boolean): Record<string, ResponseObject> =>
  isAuthenticated ? { ...commonResponses, ...authResponses } : commonResponses
