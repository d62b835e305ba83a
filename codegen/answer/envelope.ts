import { pathOf } from '../../manifest/contract/answer-path.ts'
import type { Json } from '../../manifest/schema/consulta.ts'
import type { LeftOut } from './draft.ts'
import { isObject, isScalar, type JsonObject } from './json.ts'
import { folded } from './key-words.ts'

/** What the source answered, without what it says of the answer itself. */
export type Content = { value: Json; keys: string[]; leftOut: LeftOut[] }

const contents = new Set(
  `data dados result results resultado resultados response resposta retorno payload body content conteudo items itens
  records registros return output rows consulta`.split(/\s+/),
)

/** Unwraps an answer that is inside an envelope, `{ success: true, data: … }`, however often it is. */
export function contentOf(value: Json, keys: string[] = []): Content {
  if (!isObject(value)) return { value, keys, leftOut: [] }
  const inner = contentKey(value)
  const isAlone = Object.keys(value).length === 1
  const noise = Object.entries(value).filter(
    ([key, own]) =>
      key !== inner &&
      (isNoise(key, own) || (!isAlone && isTalk(key, own)) || (inner !== undefined && isPacking(key))),
  )
  const leftOut = noise.map(([key]) => ({
    path: pathOf([...keys, key]),
    why: 'fala da resposta da fonte, e não de quem se consulta',
  }))
  if (inner === undefined) {
    const left = new Set(noise.map(([key]) => key))
    const rest = Object.entries(value).filter(([key]) => !left.has(key))
    return { value: Object.fromEntries(rest), keys, leftOut }
  }
  const content = contentOf(value[inner] ?? null, [...keys, inner])
  return { ...content, leftOut: [...leftOut, ...content.leftOut] }
}

/** The key of what an envelope holds: there is one such key, and the others only speak of the answer. */
function contentKey(value: JsonObject): string | undefined {
  const held = Object.keys(value).filter((key) => contents.has(bare(key)) && !isScalar(value[key]))
  const inner = held.length === 1 ? held : held.filter((key) => !isTalk(key, value[key] ?? null))
  const others = Object.keys(value).filter((key) => !inner.includes(key))
  const isEnvelope = others.every(
    (key) => isNoise(key, value[key] ?? null) || isTalk(key, value[key] ?? null) || isPacking(key),
  )
  return inner.length === 1 && isEnvelope ? inner[0] : undefined
}

const bare = (key: string) => folded(key).replace(/[^a-z0-9]/g, '')

const isHttpStatus = (value: Json) => Number(value) >= 100 && Number(value) <= 599

const isNothing = (value: Json) => {
  const isEmpty = value === null || value === false || value === '' || value === 0 || value === 'false'
  return isEmpty || (!isScalar(value) && Object.keys(value).length === 0)
}

/** What a source says of its answer, wherever it stands. */
function isNoise(key: string, value: Json): boolean {
  if (!isScalar(value) && !isNothing(value)) return false
  const name = bare(key)
  if (/^(?:success|sucesso|ok)$/.test(name)) return typeof value === 'boolean' || isHttpStatus(value)
  if (/^(?:status|statuscode|httpstatus|code|codigo|http|httpcode)$/.test(name))
    return (
      typeof value !== 'boolean' && (isHttpStatus(value) || /^(?:ok|success|sucesso)$/i.test(String(value)))
    )
  if (/^(?:error|errors|erro|erros)$/.test(name)) return isNothing(value)
  return name === 'service' && typeof value === 'string'
}

/** An object that only tells how the request went: `retorno: { codigo: 0, mensagem: … }`. */
const isTalk = (key: string, value: Json) =>
  /^(?:retorno|status|resposta|response)$/.test(bare(key)) &&
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((own) => /^(?:code|codigo|message|mensagem|msg|status|descricao)$/.test(bare(own)))

/** What may be part of an answer, and around one is packing. */
const packing = new Set(
  `message mensagem msg status code codigo timestamp datahora version versao apiversion requestid idrequisicao traceid uuid
  protocol protocolo time tempo elapsed duration meta metadata metadados header headers page pagina pages paginas perpage limit
  offset total totalpages totalregistros count links next previous prev custo cost credits creditos saldo billing cache
  cached warnings avisos`.split(/\s+/),
)

const isPacking = (key: string) => packing.has(bare(key))
