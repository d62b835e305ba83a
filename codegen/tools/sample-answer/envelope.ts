import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { isObject, isScalar, type JsonObject } from './json.ts'
import type { LeftOut } from './layout-builder.ts'
import { foldText } from './words.ts'

/** The data of an answer without its envelope, and the path to them. */
export type AnswerContent = { value: Json; keys: string[]; leftOut: LeftOut[] }

const contentKeys = new Set(
  `data dados result results resultado resultados response resposta retorno payload body content conteudo items itens
  records registros return output rows consulta`.split(/\s+/),
)

/** Removes envelopes such as `{ success: true, data: … }`, also nested ones. */
export function unwrapEnvelope(value: Json, keys: string[] = []): AnswerContent {
  if (!isObject(value)) return { value, keys, leftOut: [] }
  const contentKey = findContentKey(value)
  const isOnlyKey = Object.keys(value).length === 1
  const noiseEntries = Object.entries(value).filter(
    ([key, inner]) =>
      key !== contentKey &&
      (isNoise(key, inner) ||
        (!isOnlyKey && isStatusObject(key, inner)) ||
        (contentKey !== undefined && isMetadataKey(key))),
  )
  const leftOut = noiseEntries.map(([key]) => ({
    path: joinAnswerPath([...keys, key]),
    why: 'fala da resposta da fonte, e não de quem se consulta',
  }))
  if (contentKey === undefined) {
    const noiseKeys = new Set(noiseEntries.map(([key]) => key))
    const rest = Object.entries(value).filter(([key]) => !noiseKeys.has(key))
    return { value: Object.fromEntries(rest), keys, leftOut }
  }
  const content = unwrapEnvelope(value[contentKey] ?? null, [...keys, contentKey])
  return { ...content, leftOut: [...leftOut, ...content.leftOut] }
}

/** Returns the data key of an envelope: an object with one data key and otherwise only metadata. */
function findContentKey(value: JsonObject): string | undefined {
  const candidateKeys = Object.keys(value).filter(
    (key) => contentKeys.has(normalizeKey(key)) && !isScalar(value[key]),
  )
  const dataKeys =
    candidateKeys.length === 1
      ? candidateKeys
      : candidateKeys.filter((key) => !isStatusObject(key, value[key] ?? null))
  const others = Object.keys(value).filter((key) => !dataKeys.includes(key))
  const isEnvelope = others.every(
    (key) =>
      isNoise(key, value[key] ?? null) || isStatusObject(key, value[key] ?? null) || isMetadataKey(key),
  )
  return dataKeys.length === 1 && isEnvelope ? dataKeys[0] : undefined
}

const normalizeKey = (key: string) => foldText(key).replace(/[^a-z0-9]/g, '')

const isHttpStatus = (value: Json) => Number(value) >= 100 && Number(value) <= 599

const isEmptyValue = (value: Json) => {
  const isEmpty = value === null || value === false || value === '' || value === 0 || value === 'false'
  return isEmpty || (!isScalar(value) && Object.keys(value).length === 0)
}

/** Returns true for metadata at any level: success flags, HTTP statuses, empty errors. */
function isNoise(key: string, value: Json): boolean {
  if (!isScalar(value) && !isEmptyValue(value)) return false
  const name = normalizeKey(key)
  if (/^(?:success|sucesso|ok)$/.test(name)) return typeof value === 'boolean' || isHttpStatus(value)
  if (/^(?:status|statuscode|httpstatus|code|codigo|http|httpcode)$/.test(name))
    return (
      typeof value !== 'boolean' && (isHttpStatus(value) || /^(?:ok|success|sucesso)$/i.test(String(value)))
    )
  if (/^(?:error|errors|erro|erros)$/.test(name)) return isEmptyValue(value)
  return name === 'service' && typeof value === 'string'
}

/** Returns true for an object with only the status of a request: `retorno: { codigo: 0, mensagem: … }`. */
const isStatusObject = (key: string, value: Json) =>
  /^(?:retorno|status|resposta|response)$/.test(normalizeKey(key)) &&
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((statusKey) =>
    /^(?:code|codigo|message|mensagem|msg|status|descricao)$/.test(normalizeKey(statusKey)),
  )

/** Metadata beside the data of an envelope. In other objects these keys are part of the answer. */
const metadataKeys = new Set(
  `message mensagem msg status code codigo timestamp datahora version versao apiversion requestid idrequisicao traceid uuid
  protocol protocolo time tempo elapsed duration meta metadata metadados header headers page pagina pages paginas perpage limit
  offset total totalpages totalregistros count links next previous prev custo cost credits creditos saldo billing cache
  cached warnings avisos`.split(/\s+/),
)

const isMetadataKey = (key: string) => metadataKeys.has(normalizeKey(key))
