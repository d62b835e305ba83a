import type { IncomingHttpHeaders } from 'node:http'
import type { Json } from '../../manifest/schema/consulta.ts'
import { hasTooManyValues } from './body-limit.ts'
import { Refusal } from './exchange.ts'

/**
 * Reads a body as JSON.
 *
 * @throws Refusal: 415 if its type is another, 413 if it is too long, 400 if it is no JSON or holds too much.
 */
export async function readJsonBody(headers: IncomingHttpHeaders, read: () => Promise<string>): Promise<Json> {
  if (!/^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? ''))
    throw new Refusal(415, 'O corpo deve ser JSON: Content-Type: application/json')
  const text = await read()
  if (hasTooManyValues(text)) throw refuseBody('O corpo não é o de um formulário', 'Tem valores demais')
  try {
    return JSON.parse(text)
  } catch {
    throw refuseBody('O corpo não é JSON', text === '' ? 'Está vazio' : 'Não é JSON')
  }
}

const refuseBody = (message: string, mensagem: string) =>
  new Refusal(400, message, { problemas: [{ campo: 'corpo', mensagem }] })
