import type { Reply } from '../../deploy/gateway/server/exchange.ts'
import type { Json } from '../../manifest/schema/consulta.ts'

/** ViaCEP writes a CEP with its hyphen. */
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

/** A DDD with cities in two states. */
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

/** Answers of public services by path. Their values occur in no example. */
const answers: [pattern: RegExp, answer: (value: string) => Json][] = [
  [/^\/viacep\/ws\/(\w+)\/json\/$/, viacep],
  [/^\/brasilapi\/cep\/v1\/(\w+)$/, brasilapiCep],
  [/^\/brasilapi\/ddd\/v2\/(\w+)$/, () => brasilapiDdd],
  [/^\/opencep\/v1\/(\w+)$/, opencep],
]

/** Returns a public service's reply, or `undefined` for an unknown path. */
export function findPublicReply(path: string): Reply | undefined {
  for (const [pattern, answer] of answers) {
    const [, value] = pattern.exec(path) ?? []
    if (value !== undefined) return { status: 200, body: answer(value) }
  }
  return undefined
}

const notFoundBodies: Record<string, Json> = {
  brasilapi: { name: 'NotFoundError', message: 'Não encontrado', type: 'not_found' },
  opencep: { error: true },
}

/** Returns a service's reply for "not found". */
export const createNotFoundReply = (service: string): Reply =>
  service === 'viacep'
    ? { status: 200, body: { erro: 'true' } }
    : { status: 404, body: notFoundBodies[service] ?? { mensagem: 'Nada encontrado' } }
