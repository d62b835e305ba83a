import { isObject, isScalar, type JsonObject } from '../../../../manifest/contract/json.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { isKeyWord } from '../kinds.ts'
import { hasGivenName } from '../word-lists.ts'
import { findWord, splitKey } from '../words.ts'
import type { Presets, ViewEntry } from './view-entry.ts'

const keyNames =
  /^@?(?:chave|key|nome|name|campo|field|atributo|attribute|indicador|codigo|code|sigla|variavel|parametro)$/i
const valueNames = /^@?(?:valor|value|conteudo|content|dado|resultado|texto|#text)$/i

export type NamedValues = { key: string; value: string }

/** A name of a value: one word of letters, digits and underscores, of known words, and of nobody. */
function isValueName(text: Json | undefined): text is string {
  if (typeof text !== 'string' || !/^[A-Za-z][\w.-]{1,59}$/.test(text)) return false
  const words = splitKey(text)
  const isKnown = (word: string) => findWord(word) !== undefined || isKeyWord(word.toLowerCase())
  return words.some(isKnown) && !hasGivenName(words.map((word) => word.toLowerCase()))
}

/**
 * Returns the keys of a list of names and values, `[{ chave: 'RENDA', valor: 1200 }]`, or `undefined` for another list. Each
 * name comes once and names a value, not a person or a thing.
 */
export function findNamedValues(list: Json): NamedValues | undefined {
  if (!Array.isArray(list) || list.length < 2 || !list.every(isObject)) return undefined
  const [first = {}] = list as JsonObject[]
  const keys = Object.keys(first)
  const value = keys.find((name) => valueNames.test(name))
  const key = keys.find((name) => keyNames.test(name) && name !== value)
  if (key === undefined || value === undefined || keys.length > 3) return undefined
  const names = list.map((element) => (element as JsonObject)[key])
  const areValues = list.every((element) => isScalar((element as JsonObject)[value] ?? null))
  return areValues && names.every(isValueName) && new Set(names).size === names.length
    ? { key, value }
    : undefined
}

/** A list of names and values is an object: the name RENDA leads to the element with that name. */
export const openNamedValues = (entries: readonly ViewEntry[], presets: Presets): ViewEntry[] =>
  entries.map((entry) => {
    const found = findNamedValues(entry.value)
    if (!found) return entry
    const elements = entry.value as JsonObject[]
    const named = elements.map((element) => ({
      name: String(element[found.key]),
      steps: [`${found.key}=${element[found.key]}`, found.value],
      value: element[found.value] ?? null,
    }))
    const value = Object.fromEntries(named.map(({ name, value }) => [name, value]))
    presets.set(value, named)
    return { ...entry, value }
  })
