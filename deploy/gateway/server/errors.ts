import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { createTypeRefusal } from './bodies.ts'
import { Refusal, type Reply, UnknownPath } from './exchange.ts'

/** Replies of Fastify's own errors by their codes. */
const refusalByCode: Record<string, (limit: number) => Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: (limit) =>
    new Refusal(413, `O corpo tem mais de ${limit / 1_000_000} MB`, { headers: { connection: 'close' } }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: createTypeRefusal,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => incompleteBody,
  FST_ERR_BAD_URL: () => new UnknownPath('O contrato não tem este caminho'),
  // The connection broke before the body's end.
  ECONNRESET: () => incompleteBody,
}

const incompleteBody = new Refusal(400, 'O corpo não chegou inteiro')

const defect = new Refusal(500, 'Defeito do gateway')

/** Replies to an error. Only a defect is logged, without its message. */
export function replyToError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal) return send(reply, error.reply)
  const refusal = refusalByCode[error.code]?.(request.routeOptions.bodyLimit ?? 0)
  if (refusal) return send(reply, refusal.reply)
  request.log.error({ err: error }, 'defect')
  return send(reply, defect.reply)
}

/** Sends a reply as JSON, or without a body. */
export const send = (reply: FastifyReply, { status, headers = {}, body }: Reply) =>
  reply
    .code(status)
    .headers({ ...(body === undefined ? {} : { 'content-type': jsonType }), ...headers })
    .send(body === undefined ? undefined : JSON.stringify(body))

export const jsonType = 'application/json; charset=utf-8'
