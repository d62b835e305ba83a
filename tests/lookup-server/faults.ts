import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Json } from '../../manifest/schema/consulta.ts'

type Fault = (response: ServerResponse, good: Json, request: IncomingMessage) => void

const send =
  (status: number, body: string, headers: Record<string, string> = {}): Fault =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)

const status = (code: number, headers?: Record<string, string>) =>
  send(code, JSON.stringify({ name: 'Erro', message: 'Explicação da fonte' }), headers)

/** Returns a changed copy of the valid answer. */
const changeAnswer =
  (change: (good: Record<string, Json>) => Json): Fault =>
  (response, good) =>
    send(200, JSON.stringify(change(good as Record<string, Json>)))(response, good, {} as IncomingMessage)

/** Replaces every scalar of the valid answer; lists and objects remain. */
function replaceValues(value: Json, by: (value: Json) => Json): Json {
  if (Array.isArray(value)) return value.map((item) => replaceValues(item, by))
  if (typeof value !== 'object' || value === null) return by(value)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaceValues(inner, by)]))
}

const swapType = (value: Json): Json => {
  if (Array.isArray(value)) return 'uma lista que virou texto'
  if (typeof value === 'object') return [value]
  return typeof value === 'string' ? { de: 'outro', tipo: [1, true] } : String(value)
}

/** Documents that no test asks for. */
const otherDocuments = { cep: '01001000', cnpj: '60701190000104', placa: 'BRA2E19' }

const exchangeDocuments = (good: Record<string, Json>): Json =>
  Object.fromEntries(
    Object.entries(good).map(([key, value]) => [
      key,
      Object.hasOwn(otherDocuments, key) ? Reflect.get(otherDocuments, key) : value,
    ]),
  )

const hostileText = `"><img src=x onerror=alert(1)><script>alert(1)</script>\${7*7}{{7*7}}'; DROP TABLE; \u202Egnirts\u0000\uD800`

const createMegabytes = (count: number) => 'x'.repeat(count * 1_000_000)

const createElements = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    codigo: index,
    descricao: `Item ${index}`,
    nome: `Item ${index}`,
  }))

/** Enlarges the first list of a valid answer. */
function enlargeFirstList(good: Record<string, Json>): Json {
  const [key = 'lista'] = Object.keys(good).filter((name) => Array.isArray(good[name]))
  return { ...good, [key]: createElements(100_000) }
}

const nestLists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

/** Valid and faulty answers of a source, by name. */
export const faults = {
  good: changeAnswer((good) => good),
  slow: (response, good, request) => void setTimeout(() => faults.good(response, good, request), 150),
  'never begins': () => undefined,
  'never ends': (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
  'hangs up': (response) => void response.destroy(),
  truncated: (response, good) => {
    const text = JSON.stringify(good)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(text.length * 2) })
    response.write(text, () => response.destroy())
  },
  'cut off': (response, good) =>
    send(200, JSON.stringify(good).slice(0, -5))(response, good, {} as IncomingMessage),
  html: send(200, '<!doctype html><title>Em manutenção</title>', { 'content-type': 'text/html' }),
  empty: send(200, ''),
  '204': (response) => void response.writeHead(204).end(),
  '400': status(400),
  '401': status(401),
  '403': status(403),
  '404': send(404, '{"message":"no Route matched with those values"}'),
  '404 in HTML': send(404, '<h1>Not Found</h1>', { 'content-type': 'text/html' }),
  '404 of the source': send(
    404,
    '{"name":"NotFoundError","message":"Não encontrado","mensagem":"Nada encontrado"}',
  ),
  '408': status(408),
  '422': status(422),
  '429': status(429),
  '429 with seconds': status(429, { 'retry-after': '30' }),
  '429 with a date': (response, good, request) =>
    status(429, { 'retry-after': new Date(Date.now() + 60_000).toUTCString() })(response, good, request),
  '500': status(500),
  '502 in HTML': send(502, '<h1>Bad Gateway</h1>', { 'content-type': 'text/html' }),
  '503': status(503),
  '503 with seconds': status(503, { 'retry-after': '120' }),
  '504': status(504),
  'wrong types': changeAnswer((good) =>
    Object.fromEntries(Object.entries(good).map(([key, value]) => [key, swapType(value)])),
  ),
  'nulls inside': changeAnswer((good) => replaceValues(good, () => null)),
  'few keys': changeAnswer((good) => Object.fromEntries(Object.entries(good).slice(0, 1))),
  null: send(200, 'null'),
  'a text': send(200, '"ok"'),
  'a number': send(200, '42'),
  'a list': send(200, '[1, 2, 3]'),
  'an empty object': send(200, '{}'),
  'another document': changeAnswer(exchangeDocuments),
  'another object': send(200, '{"mensagem": "Tudo certo por aqui"}'),
  '10 MB': (response, good, request) =>
    changeAnswer(() => ({ ...(good as Record<string, Json>), excesso: createMegabytes(10) }))(
      response,
      good,
      request,
    ),
  '10 MB without length': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"excesso": "')
    for (let part = 0; part < 10; part += 1) response.write(createMegabytes(1))
    response.end('"}')
  },
  'hostile strings': changeAnswer((good) => replaceValues(good, () => hostileText)),
  'javascript: links': changeAnswer((good) => replaceValues(good, () => 'javascript:alert(document.domain)')),
  '100,000 elements': changeAnswer(enlargeFirstList),
  'deep nesting': (response, good) => {
    const text = JSON.stringify({ ...(good as Record<string, Json>), fundo: 'AQUI' })
    send(200, text.replace('"AQUI"', nestLists(50_000)))(response, good, {} as IncomingMessage)
  },
  'keys of prototypes': (response, good) => {
    const text = JSON.stringify(good).replace(
      /^\{/,
      '{"__proto__": {"x": 1}, "constructor": 1, "toString": null, ',
    )
    send(200, text)(response, good, {} as IncomingMessage)
  },
  'a byte order mark': (response, good) =>
    send(200, `\uFEFF${JSON.stringify(good)}`)(response, good, {} as IncomingMessage),
  'a wrong content type': (response, good) =>
    send(200, JSON.stringify(good), { 'content-type': 'text/plain' })(response, good, {} as IncomingMessage),
} satisfies Record<string, Fault>

export type FaultName = keyof typeof faults
