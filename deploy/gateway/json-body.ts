import type { IncomingHttpHeaders } from 'node:http'
import type { Json } from '../../manifest/schema/consulta.ts'
import { Refusal } from './exchange.ts'

/**
 * A body as JSON.
 *
 * @throws Refusal: 415 where it says to be something else, 400 where it is none.
 */
export async function jsonBody(headers: IncomingHttpHeaders, read: () => Promise<string>): Promise<Json> {
  if (!/^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? ''))
    throw new Refusal(415, 'O corpo deve ser JSON: Content-Type: application/json')
  const text = await read()
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'O corpo não é JSON', {
      problemas: [{ campo: 'corpo', mensagem: text === '' ? 'Está vazio' : 'Não é JSON' }],
    })
  }
}
