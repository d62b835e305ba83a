import type { Json } from '../../../manifest/schema/consulta.ts'

/** A reply. Without `body` it has only status and headers. */
export type Reply = { status: number; headers?: Record<string, string>; body?: Json }

/** An invalid part of a request: its parameter, header or dotted body key, and the reason. */
export type RequestFieldError = { campo: string; mensagem: string }

/** A refused request. The message is in Portuguese. */
export class Refusal extends Error {
  readonly reply: Reply
  constructor(
    status: number,
    mensagem: string,
    { problemas, headers = {} }: { problemas?: RequestFieldError[]; headers?: Record<string, string> } = {},
  ) {
    super(mensagem)
    this.reply = { status, headers, body: problemas ? { mensagem, problemas } : { mensagem } }
  }
}

/** A request for a path that the contract lacks. Its body is not the one of a lookup that found nothing. */
export class UnknownPath extends Refusal {
  constructor(erro: string) {
    super(404, erro)
    this.reply.body = { erro }
  }
}

/** Returns the refusal of a request that breaks the contract. */
export const refuseRequest = (problemas: RequestFieldError[]) =>
  new Refusal(400, 'O pedido não cumpre o contrato', { problemas })
