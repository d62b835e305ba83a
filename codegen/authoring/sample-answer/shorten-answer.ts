import type { Json } from '../../../manifest/schema/consulta.ts'
import { findDataKeys } from './data-to-replace.ts'
import { findCpfs } from './value-patterns.ts'
import { findNamedValues } from './view/named-values.ts'

/** Keys that the manifest rejects: prototype keys and the merge key of YAML. */
const refusedKeys = new Set(['__proto__', 'constructor', 'prototype', '<<'])

const invisiblePattern = /[\p{Cc}\p{Bidi_Control}\p{Cs}]/u

/** A manifest file may have 32 levels. The keys above an example take up to eight. */
const maxDepth = 24

const minRows = 3
const maxRows = 5
/** The limit if `maxRows` elements do not show every key of the list. */
const maxRowsForKeys = 12

/** A part that was left out. Indexes in `keys` count the elements that stayed. */
type Omission = { keys: (string | number)[]; why: string }

/**
 * Shortens an answer to a readable example: a few elements of each list that together show every key.
 * Shortens an object like a list if its keys are data.
 */
export function shortenAnswer(
  answer: Json,
  isAnswerValue: (text: string) => boolean,
): { shortened: Json; omissions: Omission[] } {
  const omissions: Omission[] = []
  return { shortened: shorten(answer, []) ?? null, omissions }

  function shorten(value: Json, keys: (string | number)[]): Json | undefined {
    if (typeof value !== 'object' || value === null) return value
    if (keys.length >= maxDepth) {
      omissions.push({ keys, why: `há mais de ${maxDepth} níveis de dados` })
      return undefined
    }
    return Array.isArray(value) ? shortenList(value, keys) : shortenObject(value, keys)
  }

  function shortenList(list: Json[], keys: (string | number)[]): Json {
    // Each element of a list of names and values is another value.
    const indexes = findNamedValues(list) ? [...list.keys()] : selectRows(list)
    const rows = indexes.map((index) => list[index] ?? null)
    if (rows.length < list.length)
      omissions.push({ keys, why: `de ${list.length} elementos ficaram ${rows.length}` })
    const shortRows: Json[] = []
    for (const row of rows) {
      const shortRow = shorten(row, [...keys, shortRows.length])
      if (shortRow !== undefined) shortRows.push(shortRow)
    }
    return shortRows
  }

  function shortenObject(object: Record<string, Json>, keys: (string | number)[]): Json {
    const shortValues: Record<string, Json> = Object.create(null)
    const skipped = findSkippedKeys(object)
    if (skipped.size > 0) {
      const count = Object.keys(object).length
      omissions.push({ keys, why: `de ${count} chaves ficaram ${count - skipped.size}` })
    }
    for (const [key, value] of Object.entries(object)) {
      if (skipped.has(key)) continue
      const defect = findKeyDefect(key)
      if (defect) omissions.push({ keys: refusedKeys.has(key) ? [...keys, key] : keys, why: defect })
      const shortValue = defect ? undefined : shorten(value, [...keys, key])
      if (shortValue !== undefined) shortValues[key] = shortValue
    }
    return shortValues
  }

  function findSkippedKeys(object: Record<string, Json>): Set<string> {
    const keys = [...findDataKeys(object, isAnswerValue).keys()].filter((key) => !findKeyDefect(key))
    const selectedIndexes = new Set(selectRows(keys.map((key) => object[key] ?? null)))
    return new Set(keys.filter((_key, index) => !selectedIndexes.has(index)))
  }
}

function findKeyDefect(key: string): string | undefined {
  if (key.trim() === '') return 'uma chave não tem nome'
  if (refusedKeys.has(key)) return 'o manifesto não permite uma chave com esse nome'
  return invisiblePattern.test(key) ? 'uma chave tem caracteres que não se veem' : undefined
}

/** Returns the indexes of elements that together show every key. */
function selectRows(list: Json[]): number[] {
  if (list.length <= maxRows) return [...list.keys()]
  const traitsByRow = list.map((row) => listTraits(row))
  const missing = new Set(traitsByRow.flatMap((traits) => [...traits]))
  const chosen = new Set<number>()
  const choose = (index: number) => {
    chosen.add(index)
    for (const trait of traitsByRow[index] ?? []) missing.delete(trait)
  }
  const first = list.some((row) => typeof row === 'object') ? minRows : maxRows
  for (let index = 0; index < first; index++) choose(index)
  while (missing.size > 0 && chosen.size < maxRowsForKeys) {
    const newTraitCounts = traitsByRow.map(
      (traits) => [...traits].filter((trait) => missing.has(trait)).length,
    )
    choose(newTraitCounts.indexOf(Math.max(...newTraitCounts)))
  }
  return [...chosen].sort((left, right) => left - right)
}

/**
 * Returns the keys in a value with their types. A CPF counts as a type, so that the layout hides a column
 * that has one.
 */
function listTraits(value: Json): Set<string> {
  const traits = new Set<string>()
  const visit = (inner: Json, path: string, level: number) => {
    traits.add(inner === null || inner === '' ? path : `${path}:${typeof inner}`)
    if (typeof inner !== 'object' && findCpfs(String(inner)).length > 0) traits.add(`${path}:cpf`)
    if (typeof inner !== 'object' || inner === null || level > maxDepth) return
    for (const [key, next] of Object.entries(inner)) {
      visit(next, Array.isArray(inner) ? `${path}[]` : `${path}.${key}`, level + 1)
    }
  }
  visit(value, '', 0)
  return traits
}
