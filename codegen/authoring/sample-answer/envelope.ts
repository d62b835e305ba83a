import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import { isObject, isScalar, type JsonObject } from '../../../manifest/contract/json.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { LeftOut } from './layout-builder.ts'
import {
  findEnvelopeReason,
  findValueReason,
  isContentKey,
  isEmptyValue,
  isMetadataKey,
  isScoreList,
  isStatusObject,
  normalizeKey,
  reasons,
} from './protocol.ts'

/** The data of an answer without its envelope, and the path to them. */
type AnswerContent = { value: Json; keys: string[]; leftOut: LeftOut[] }

/**
 * Returns the data of an answer: without the protocol, without what was asked, and with lists of one element under
 * keys such as `data` as objects with the key '0'.
 */
export function unwrapEnvelope(answer: Json): AnswerContent {
  const leftOut = new Map<string, LeftOut>()
  const leaveOut = (keys: readonly string[], why: string) => {
    const path = joinAnswerPath(keys)
    if (!leftOut.has(path)) leftOut.set(path, { path, why })
  }
  const { value, keys } = enterOnlyElement(descend(answer, []))
  return { value: prune(value, keys, false), keys, leftOut: [...leftOut.values()] }

  function descend(value: Json, keys: string[]): { value: Json; keys: string[] } {
    if (!isObject(value)) return { value, keys }
    const rest = removeProtocol(value, keys)
    const [[key, inner] = ['', null], ...others] = Object.entries(rest)
    if (others.length > 0 || key === '') return { value: rest, keys }
    const only = unwrapSingle(key, inner)
    if (only !== inner) return descend((only as JsonObject)['0'] ?? null, [...keys, key, '0'])
    if (isObject(inner) && (isContentKey(key) || isMessageKey(key) || hasParts(inner)))
      return descend(inner, [...keys, key])
    return Array.isArray(inner) && isContentKey(key)
      ? { value: inner, keys: [...keys, key] }
      : { value: rest, keys }
  }

  function removeProtocol(object: JsonObject, keys: string[]): JsonObject {
    const kept = removeBy(object, keys, (key, value) => findEnvelopeReason(key, value, object))
    const contentKey = findContentKey(kept)
    const isOnlyKey = Object.keys(kept).length === 1
    return removeBy(kept, keys, (key, value) => {
      if (key === contentKey) return undefined
      const isMetadata = contentKey !== undefined && isMetadataKey(key, value)
      const isStatus = !isOnlyKey && isStatusObject(key, value)
      return isMetadata || isStatus ? reasons.protocol : findValueReason(key, value, kept)
    })
  }

  function removeBy(
    object: JsonObject,
    keys: string[],
    findReason: (key: string, value: Json) => string | undefined,
  ): JsonObject {
    const entries = Object.entries(object).filter(([key, value]) => {
      const reason = findReason(key, value)
      if (reason !== undefined) leaveOut([...keys, key], reason)
      return reason === undefined
    })
    return Object.fromEntries(entries)
  }

  /** Removes values that say nothing at any level. Paths of rows have no index. */
  function prune(value: Json, keys: readonly string[], isInRow: boolean): Json {
    if (Array.isArray(value)) return value.map((element) => prune(element, keys, true))
    if (!isObject(value)) return value
    const rest = removeBy(value, [...keys], (key, inner) => findValueReason(key, inner, value))
    return Object.fromEntries(
      Object.entries(rest).map(([key, inner]) => {
        const only = isInRow || isListKey(key) ? inner : unwrapSingle(key, inner)
        return [key, prune(only, [...keys, key], isInRow)]
      }),
    )
  }
}

/** A list of one thing that has lists of its own is that thing: an API that answers with lists only. */
function enterOnlyElement({ value, keys }: { value: Json; keys: string[] }) {
  const [only, ...others] = Array.isArray(value) ? value : []
  const hasLists =
    isObject(only) && Object.values(only).some((one) => Array.isArray(one) && one.some(isObject))
  return hasLists && others.length === 0 ? { value: only, keys: [...keys, '0'] } : { value, keys }
}

/** Returns a list of one object under the key of a container, or around a score, as an object with the key '0'. */
function unwrapSingle(key: string, value: Json): Json {
  if (!Array.isArray(value) || value.length !== 1 || !isObject(value[0])) return value
  return isContentKey(key) || isScoreList(value) ? { '0': value[0] } : value
}

/** Below the envelope, these keys have a list, also of one. */
const isListKey = (key: string) =>
  /^(?:items|itens|rows|lista|list|registros|records)$/.test(normalizeKey(key))

/** Elements of XML around an answer: `soap:Body`, `consultarPessoaResponse`. */
const isMessageKey = (key: string) => /(?:response|resposta|retorno|result|envelope|body|return)$/i.test(key)

/** Returns true for an object of several objects or lists, whose own key says less than theirs. */
const hasParts = (object: JsonObject) =>
  Object.values(object).filter((value) => !isScalar(value) && !isEmptyValue(value)).length > 1 ||
  (Object.keys(object).length === 1 && Object.values(object).some((value) => isObject(value)))

/** Returns the data key of an envelope: an object with one data key and otherwise only metadata. */
function findContentKey(value: JsonObject): string | undefined {
  const candidateKeys = Object.keys(value).filter((key) => isContentKey(key) && !isScalar(value[key]))
  const dataKeys =
    candidateKeys.length === 1
      ? candidateKeys
      : candidateKeys.filter((key) => !isStatusObject(key, value[key] ?? null))
  const others = Object.entries(value).filter(([key]) => !dataKeys.includes(key))
  const isEnvelope = others.every(
    ([key, other]) =>
      findEnvelopeReason(key, other, value) !== undefined ||
      findValueReason(key, other, value) !== undefined ||
      isStatusObject(key, other) ||
      isMetadataKey(key, other) ||
      (normalizeKey(key) === 'data' && isScalar(other)),
  )
  return dataKeys.length === 1 && isEnvelope ? dataKeys[0] : undefined
}
