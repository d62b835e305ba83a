import type { Json } from '../../manifest/schema/consulta.ts'
import { dataKeys } from './data-keys.ts'
import { cpfsIn } from './taxpayers.ts'

/** Keys that a manifest refuses, or that change an object instead of being in it. */
const refusedKeys = new Set(['__proto__', 'constructor', 'prototype', '<<'])

const invisible = /[\p{Cc}\p{Bidi_Control}\p{Cs}]/u

/** The manifest has room for 32 levels, of which the file's own keys above an example take up to eight. */
const deepest = 24

const fewRows = 3
const mostRows = 5
/** The limit if five elements do not show every key of the list. */
const mostRowsForKeys = 12

/** A part that was left out. `keys` lead to it; their indexes count the elements that were kept. */
export type Omission = { keys: (string | number)[]; why: string }

/**
 * Cuts an answer down to a readable example: a few elements of each list that together show every key. An object whose keys
 * are data is cut like a list.
 */
export function readablePart(
  answer: Json,
  isValue: (text: string) => boolean,
): { part: Json; omissions: Omission[] } {
  const omissions: Omission[] = []
  return { part: partOf(answer, []) ?? null, omissions }

  function partOf(value: Json, keys: (string | number)[]): Json | undefined {
    if (typeof value !== 'object' || value === null) return value
    if (keys.length >= deepest) {
      omissions.push({ keys, why: `há mais de ${deepest} níveis de dados` })
      return undefined
    }
    return Array.isArray(value) ? partOfList(value, keys) : partOfObject(value, keys)
  }

  function partOfList(list: Json[], keys: (string | number)[]): Json {
    const rows = tellingRows(list).map((index) => list[index] ?? null)
    if (rows.length < list.length)
      omissions.push({ keys, why: `de ${list.length} elementos ficaram ${rows.length}` })
    const kept: Json[] = []
    for (const row of rows) {
      const part = partOf(row, [...keys, kept.length])
      if (part !== undefined) kept.push(part)
    }
    return kept
  }

  function partOfObject(object: Record<string, Json>, keys: (string | number)[]): Json {
    const kept: Record<string, Json> = Object.create(null)
    const skipped = skippedKeys(object)
    if (skipped.size > 0) {
      const count = Object.keys(object).length
      omissions.push({ keys, why: `de ${count} chaves ficaram ${count - skipped.size}` })
    }
    for (const [key, value] of Object.entries(object)) {
      if (skipped.has(key)) continue
      const problem = keyProblem(key)
      if (problem) omissions.push({ keys: refusedKeys.has(key) ? [...keys, key] : keys, why: problem })
      const part = problem ? undefined : partOf(value, [...keys, key])
      if (part !== undefined) kept[key] = part
    }
    return kept
  }

  function skippedKeys(object: Record<string, Json>): Set<string> {
    const keys = [...dataKeys(object, isValue).keys()].filter((key) => !keyProblem(key))
    const telling = new Set(tellingRows(keys.map((key) => object[key] ?? null)))
    return new Set(keys.filter((_key, index) => !telling.has(index)))
  }
}

function keyProblem(key: string): string | undefined {
  if (key.trim() === '') return 'uma chave não tem nome'
  if (refusedKeys.has(key)) return 'o manifesto não permite uma chave com esse nome'
  return invisible.test(key) ? 'uma chave tem caracteres que não se veem' : undefined
}

/** Chooses the elements that together show every key; the first ones if all have the same keys. Returns their indexes. */
function tellingRows(list: Json[]): number[] {
  if (list.length <= mostRows) return [...list.keys()]
  const shown = list.map((row) => traitsOf(row))
  const missing = new Set(shown.flatMap((traits) => [...traits]))
  const chosen = new Set<number>()
  const choose = (index: number) => {
    chosen.add(index)
    for (const trait of shown[index] ?? []) missing.delete(trait)
  }
  const first = list.some((row) => typeof row === 'object') ? fewRows : mostRows
  for (let index = 0; index < first; index++) choose(index)
  while (missing.size > 0 && chosen.size < mostRowsForKeys) {
    const news = shown.map((traits) => [...traits].filter((trait) => missing.has(trait)).length)
    choose(news.indexOf(Math.max(...news)))
  }
  return [...chosen].sort((left, right) => left - right)
}

/** The keys in a value with their types. A CPF counts as a type, so that the layout masks a column that has one. */
function traitsOf(value: Json): Set<string> {
  const traits = new Set<string>()
  const visit = (inner: Json, path: string, level: number) => {
    traits.add(inner === null || inner === '' ? path : `${path}:${typeof inner}`)
    if (typeof inner !== 'object' && cpfsIn(String(inner)).length > 0) traits.add(`${path}:cpf`)
    if (typeof inner !== 'object' || inner === null || level > deepest) return
    for (const [key, next] of Object.entries(inner)) {
      visit(next, Array.isArray(inner) ? `${path}[]` : `${path}.${key}`, level + 1)
    }
  }
  visit(value, '', 0)
  return traits
}
