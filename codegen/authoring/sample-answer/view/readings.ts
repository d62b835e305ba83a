import { isObject, isScalar, type JsonObject } from '../../../../manifest/contract/json.ts'
import { reasons } from '../protocol.ts'
import { keyWords } from '../words.ts'
import type { Presets, ViewEntry } from './view-entry.ts'

const valueKey = /^(?:valor|value|conteudo|content|texto|text)$/i

const isQuality = (key: string) =>
  [...keyWords(key)].some((word) => /^(?:confianca|similaridade|semelhanca|acuracia|precisao)$/.test(word))

/** Returns the key of the value in a reading of a document, `{ Valor, Confianca }`, or `undefined` for another object. */
export function findReading(object: JsonObject): string | undefined {
  const keys = Object.keys(object)
  const value = keys.find((key) => valueKey.test(key) && isScalar(object[key] ?? null))
  const others = keys.filter((key) => key !== value)
  return value !== undefined && others.some(isQuality) && others.every((key) => isScalar(object[key] ?? null))
    ? value
    : undefined
}

/** A reading is its value. The confidence of the reader is left out. */
export function openReadings(
  entries: readonly ViewEntry[],
  _presets: Presets,
  around: string,
  peers: readonly JsonObject[],
): ViewEntry[] {
  const own = Object.fromEntries(entries.map(({ name, value }) => [name, value]))
  if (peers.length > 0 && findReading(own) !== undefined)
    return entries.map((entry) =>
      isQuality(entry.name) ? { ...entry, why: reasons.confidence } : { ...entry, name: around },
    )
  return entries.flatMap((entry) => {
    const { name, steps, value } = entry
    const key = isObject(value) ? findReading(value) : undefined
    if (key === undefined || !isObject(value)) return [entry]
    return Object.entries(value).map(([inner, part]) =>
      inner === key
        ? { name, steps: [...steps, inner], value: part }
        : {
            name: `${inner}_${name}`,
            steps: [...steps, inner],
            value: part,
            ...(isQuality(inner) && { why: reasons.confidence }),
          },
    )
  })
}
