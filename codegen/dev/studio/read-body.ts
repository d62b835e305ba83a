import type { IncomingMessage } from 'node:http'

/** A body that cannot be read. The message is in Portuguese. */
export class BodyError extends Error {}

/** The drafts of a large manifest have a few megabytes. In bytes. */
const maxBodyBytes = 32_000_000

/**
 * Reads the JSON body of a request.
 *
 * @throws BodyError if it is too large or is not JSON.
 */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    // The rest is read and dropped: the connection would break before the answer.
    if (size <= maxBodyBytes) parts.push(part)
  }
  if (size > maxBodyBytes) throw new BodyError('O pedido é grande demais')
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    throw new BodyError('O pedido não é JSON')
  }
}
