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

const opencep = (cep: string): Json => ({
  cep: `${cep.slice(0, 5)}-${cep.slice(5)}`,
  logradouro: 'Rua do OpenCEP',
  complemento: '',
  bairro: 'Centro',
  localidade: 'Niterói',
  uf: 'RJ',
  ibge: '3303302',
})

/** The example of a variant with one of its values replaced by what was asked for. */
async function example(
  family: keyof typeof families,
  variant: number,
  values: Record<string, Json>,
): Promise<Json> {
  const { variants } = (await families[family]()).default
  const definition: { example: Json } | undefined = (variants as Record<number, { example: Json }>)[variant]
  return { ...(definition?.example as Record<string, Json>), ...values }
}

export type Asked = { method: string; path: string; body: string }

/** A service that the server plays: the subject that a request is about, and the answer with its documented shape. */
type Service = {
  pattern: RegExp
  answer: (subject: string) => Json | Promise<Json>
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
    pattern: /^\/(?:cep|cnpj)\/v1\/(\w+)$/,
    answer: (subject) =>
      subject.length === 8
        ? brasilapiCep(subject)
        : example('cnpj', 1, { cnpj: subject, razao_social: 'EMPRESA DO TESTE LTDA' }),
    unknown: notFound,
  },
  opencep: { pattern: /^\/v1\/(\w+)$/, answer: opencep, unknown: notFound },
  gateway: {
    pattern: /^\/.*$/,
    answer: (placa) => example('placa', 1, { placa }),
    unknown: notFound,
  },
}

/** The service that a path is meant for, and whom or what the request is about. */
export function serviceOf({
  path,
  body,
}: Asked): { name: string; subject: string; service: Service } | undefined {
  const [, name = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec(path) ?? []
  const service = Object.hasOwn(services, name) ? services[name] : undefined
  const match = service?.pattern.exec(rest)
  if (!service || !match) return undefined
  return { name, service, subject: match[1] ?? subjectIn(body) }
}

/** The first text in a JSON body: what a gateway's request is about. */
function subjectIn(body: string): string {
  const [first] = Object.values(body === '' ? {} : JSON.parse(body))
  return typeof first === 'string' ? first : ''
}
