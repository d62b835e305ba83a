import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SourceCall } from '../../../codegen/emit/openapi/operations.ts'
import { megabytesToBytes } from '../../../manifest/kinds/image.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { Refusal } from './exchange.ts'

/** The limit for a body without images. A text field has at most 1,000 characters. */
const maxTextBytes = megabytesToBytes(1)

/** The limits of a batch's body: a hundred thousand lines of short texts. */
export const batchLimits = { bodyLimit: 20_000_000, config: { maxValues: 1_000_000 } } as const

/** The limit of values and keys in a body; no form sends as many. */
const defaultMaxValues = 10_000

/** Returns the maximum body size of an operation in bytes: its texts, and its images in base64. */
export function computeBodyLimit(calls: readonly SourceCall[]): number {
  const pictureBytes = calls.map(({ definition }) =>
    definition.fields.map((field) =>
      field.kind === 'image' ? (megabytesToBytes(field.maxMegabytes) * 4) / 3 : 0,
    ),
  )
  const sums = pictureBytes.map((sizes) => sizes.reduce((sum, size) => sum + size, 0))
  return maxTextBytes + Math.ceil(Math.max(0, ...sums))
}

/**
 * Reads only JSON bodies. Fastify's own parser refuses a body with a key such as `__proto__`; the contract refuses the key by name,
 * like every unknown key.
 */
export function addBodyParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) =>
      parseJson(body, request.routeOptions.config.maxValues ?? defaultMaxValues),
  )
  app.addHook('preValidation', async ({ method, body }) => {
    if (method === 'POST' && body === undefined) throw createTypeRefusal()
  })
}

export const createTypeRefusal = () =>
  new Refusal(415, 'O corpo deve ser JSON: Content-Type: application/json')

function parseJson(text: string, maxValues: number): Json {
  if (hasTooManyValues(text, maxValues))
    throw refuseBody('O corpo não é o de um formulário', 'Tem valores demais')
  try {
    return JSON.parse(text)
  } catch {
    throw refuseBody('O corpo não é JSON', text === '' ? 'Está vazio' : 'Não é JSON')
  }
}

const refuseBody = (message: string, mensagem: string) =>
  new Refusal(400, message, { problemas: [{ campo: 'corpo', mensagem }] })

/** Returns true if a JSON text has too many values. Stops at the limit and parses nothing. */
function hasTooManyValues(json: string, maxCount: number): boolean {
  let count = 0
  for (const _ of json.matchAll(/[,[{]/g)) {
    count += 1
    if (count > maxCount) return true
  }
  return false
}
