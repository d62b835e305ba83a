import type { IncomingMessage } from 'node:http'
import { Refusal } from './exchange.ts'

/**
 * Reads the text of a request's body.
 *
 * @throws Refusal: 413 if it has more bytes than `most`, 400 if the connection breaks before its end.
 */
export async function readBodyText(request: IncomingMessage, maxBytes: number): Promise<string> {
  if (Number(request.headers['content-length']) > maxBytes) throw tooLong(maxBytes)
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of request) {
      size += part.length
      if (size > maxBytes) throw tooLong(maxBytes)
      parts.push(part)
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'O corpo não chegou inteiro')
  }
  return Buffer.concat(parts).toString('utf8')
}

const tooLong = (maxBytes: number) =>
  new Refusal(413, `O corpo tem mais de ${maxBytes / 1_000_000} MB`, { headers: { connection: 'close' } })
