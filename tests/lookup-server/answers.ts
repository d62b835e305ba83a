import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import type { Json } from '../../manifest/schema/consulta.ts'
import { families } from '../../src/generated/consultas/index.ts'

/** What ViaCEP says of a CEP, which it writes with its hyphen. */
const viacep = (cep: string): Json => ({
  cep: `${cep.slice(0, 5)}-${cep.slice(5)}`,
  logradouro: 'Rua do Teste',
  complemento: '',
  unidade: '',
  bairro: 'Centro',
  localidade: 'Niterói',
  uf: 'RJ',
  estado: 'Rio de Janeiro',
  regiao: 'Sudeste',
  ibge: '3303302',
  gia: '',
  ddd: '21',
  siafi: '5865',
})

const brasilapiCep = (cep: string): Json => ({
  cep,
  state: 'RJ',
  city: 'Niterói',
  neighborhood: 'Centro',
  street: 'Rua da BrasilAPI',
  service: 'open-cep',
})

/** A DDD of two states, each with its cities. */
const brasilapiDdd: Json = [
  { state: 'DF', cities: ['BRASÍLIA'] },
  { state: 'GO', cities: ['LUZIÂNIA', 'FORMOSA'] },
]

const opencep = (cep: string): Json => ({
  cep: `${cep.slice(0, 5)}-${cep.slice(5)}`,
  logradouro: 'Rua do OpenCEP',
  complemento: '',
  bairro: 'Centro',
  localidade: 'Niterói',
  uf: 'RJ',
  ibge: '3303302',
})

type Example = Record<string, Json>

const definitions: Promise<ConsultaDefinition[]> = Promise.all(
  Object.values(families).map(async (load) =>
    Object.values<ConsultaDefinition>((await load()).default.variants),
  ),
).then((variants) => variants.flat())

/** The example of the variant that asks by a path, about the subject that was asked for. */
async function exampleFor(path: string, subject: string): Promise<Json> {
  const asked = (await definitions).find(({ request }) => request?.post === path || request?.get === path)
  const [field] = asked?.fields ?? []
  return { ...(asked?.example as Example), ...(field && { [field.name]: subject }) }
}

export type Asked = { method: string; path: string; body: string }

/** A service that the server plays: the subject that a request is about, and the answer with its documented shape. */
type Service = {
  pattern: RegExp
  answer: (subject: string, path: string) => Json | Promise<Json>
  unknown: { status: number; answer: Json }
}

const notFound = { status: 404, answer: { message: 'Não encontrado' } }

const services: Record<string, Service> = {
  viacep: {
    pattern: /^\/ws\/(\w+)\/json\/$/,
    answer: viacep,
    unknown: { status: 200, answer: { erro: 'true' } },
  },
  brasilapi: {
    pattern: /^\/(?:(?:cep|cnpj)\/v1|ddd\/v2)\/(\w+)$/,
    answer: (subject, path) => {
      if (path.startsWith('/ddd/')) return brasilapiDdd
      return subject.length === 8 ? brasilapiCep(subject) : exampleFor('/cnpj/v1/{cnpj}', subject)
    },
    unknown: notFound,
  },
  opencep: { pattern: /^\/v1\/(\w+)$/, answer: opencep, unknown: notFound },
  gateway: {
    pattern: /^\/.*$/,
    answer: (subject, path) => exampleFor(path, subject),
    unknown: notFound,
  },
}

export type Meeting = {
  name: string
  /** Whom or what the request is about. */
  subject: string
  unknown: Service['unknown']
  answer: () => Json | Promise<Json>
}

/** The service that a request is meant for; `undefined` when there is none. */
export function meet({ path, body }: Asked): Meeting | undefined {
  const [, name = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec(path) ?? []
  const service = Object.hasOwn(services, name) ? services[name] : undefined
  const match = service?.pattern.exec(rest)
  if (!service || !match) return undefined
  const subject = match[1] ?? subjectIn(body)
  return { name, subject, unknown: service.unknown, answer: () => service.answer(subject, rest) }
}

/** The first text in a JSON body: what a gateway's request is about. */
function subjectIn(body: string): string {
  const [first] = Object.values(body === '' ? {} : JSON.parse(body))
  return typeof first === 'string' ? first : ''
}
