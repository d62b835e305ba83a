import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { SourceCall } from '../../codegen/emit/openapi/operations.ts'
import { megabytesToBytes } from '../../manifest/kinds/image.ts'
import type { Json } from '../../manifest/schema/consulta.ts'
import { Refusal } from './exchange.ts'

/**
 * Reads a body as JSON.
 *
 * @throws Refusal: 415 for another type, 413 if too long, 400 for invalid JSON or too many values.
 */
export async function readJsonBody(
  headers: IncomingHttpHeaders,
  read: () => Promise<string>,
  maxCount = maxValues,
): Promise<Json> {
  if (!/^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? ''))
    throw new Refusal(415, 'O corpo deve ser JSON: Content-Type: application/json')
  const text = await read()
  if (hasTooManyValues(text, maxCount))
    throw refuseBody('O corpo não é o de um formulário', 'Tem valores demais')
  try {
    return JSON.parse(text)
  } catch {
    throw refuseBody('O corpo não é JSON', text === '' ? 'Está vazio' : 'Não é JSON')
  }
}

const refuseBody = (message: string, mensagem: string) =>
  new Refusal(400, message, { problemas: [{ campo: 'corpo', mensagem }] })

/**
 * Reads the text of a request's body.
 *
 * @throws Refusal: 413 above `maxBytes`, 400 if the connection breaks.
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

/** The limit for a body without images. A text field has at most 1,000 characters. */
const maxTextBytes = megabytesToBytes(1)

/** The limit of values and keys in a body; no form sends as many. */
const maxValues = 10_000

/** Returns the maximum body size of an operation in bytes: its texts, and its images in base64. */
export function computeMaxBodyBytes(calls: readonly SourceCall[]): number {
  const pictureBytes = calls.map(({ definition }) =>
    definition.fields.map((field) =>
      field.kind === 'image' ? (megabytesToBytes(field.maxMegabytes) * 4) / 3 : 0,
    ),
  )
  const sums = pictureBytes.map((sizes) => sizes.reduce((sum, size) => sum + size, 0))
  return maxTextBytes + Math.ceil(Math.max(0, ...sums))
}

/** Returns true if a JSON text has too many values. Stops at the limit and parses nothing. */
function hasTooManyValues(json: string, maxCount: number): boolean {
  let count = 0
  for (const _ of json.matchAll(/[,[{]/g)) {
    count += 1
    if (count > maxCount) return true
  }
  return false
}
