import type { IncomingHttpHeaders } from 'node:http'
import type { Json } from '../../manifest/schema/consulta.ts'

/** A request, as the checks read it. */
export type GatewayRequest = {
  method: string
  /** Path and query, as in the first line of a request. */
  url: string
  headers: IncomingHttpHeaders
  /** Who asks, where no token says it. */
  client: string
  /** Reads the body's text, of at most so many bytes, when it is its turn to be checked. */
  body: (maxBytes: number) => Promise<string>
}

/** What is answered; without `body`, nothing but the status. */
export type Reply = { status: number; headers?: Record<string, string>; body?: Json }

/** A part of a request that breaks the contract: the parameter, header or dotted key of the body, and why. */
export type RequestFieldError = { campo: string; mensagem: string }

/** A request that gets no answer; the message says why, in Portuguese. */
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
