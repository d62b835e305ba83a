import type { IncomingMessage } from 'node:http'
import { Refusal } from './exchange.ts'

/** A picture of 20 MB, the most that a field may take, written as base64, and what stands around it. */
export const maxBytes = 28_000_000

/**
 * The text of a request's body.
 *
 * @throws Refusal where it is longer than what a form can send.
 */
export async function readText(request: IncomingMessage, most: number = maxBytes): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > most)
      throw new Refusal(413, `O corpo tem mais de ${most / 1_000_000} MB`, {
        headers: { connection: 'close' },
      })
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
