import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'vite'
import type { StudioContext } from '../../authoring/studio/requests.ts'
import { loadStudio } from '../../load/from-vite.ts'

/** Answers a request whose sender was checked. `name` is its name below the studio's API. */
export async function answerRequest(
  name: string,
  context: StudioContext,
  request: IncomingMessage,
  response: ServerResponse,
  logger: Logger,
) {
  const { requests, StudioConflict, StudioError } = await loadStudio()
  try {
    const body = await readBody(request)
    const handle = Object.hasOwn(requests, name) ? requests[name] : undefined
    if (!handle) return sendJson(response, 404, { problem: 'O servidor não conhece este pedido' })
    sendJson(response, 200, await handle(context, body))
  } catch (error) {
    if (error instanceof StudioConflict) return sendJson(response, 409, error.body)
    if (error instanceof StudioError || error instanceof BodyError)
      return sendJson(response, 400, { problem: error.message })
    logger.error(`studio ${name}: ${error instanceof Error ? error.stack : error}`)
    sendJson(response, 500, { problem: 'O servidor falhou ao responder; o terminal dele diz por quê' })
  }
}

export function sendJson(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(JSON.stringify(body))
}

/** A body that cannot be read. The message is in Portuguese. */
class BodyError extends Error {}

/** The drafts of a large manifest have a few megabytes. In bytes. */
const maxBodyBytes = 32_000_000

/**
 * Reads the JSON body of a request.
 *
 * @throws BodyError if it is too large or is not JSON.
 */
async function readBody(request: IncomingMessage): Promise<unknown> {
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
