import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import { isObject, type JsonObject } from '../../../manifest/contract/json.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { collectComparableValues, findDataKeys, isHarmless } from './data-to-replace.ts'
import { findScale, formatNumber, isOnScale, type Scale, settleFigures } from './invent/amounts.ts'
import { findState } from './invent/documents.ts'
import { createInventor } from './invent/inventor.ts'

import type { ValueKind } from './kinds.ts'
import type { LeftOut } from './layout-builder.ts'
import { shortenAnswer } from './shorten-answer.ts'
import { detectKind } from './value-kind.ts'
import { findInnerCpfs } from './value-patterns.ts'
import { findNamedValues, type NamedValues } from './view/named-values.ts'
import { findReading } from './view/readings.ts'
import { splitWords, toComparable } from './words.ts'

/** The path in the example of a replaced value or key. It has no part of the original. */
export type Replacement = { path: string; kind: ValueKind }

type InventedExample = {
  example: Json
  replaced: Replacement[]
  leftOut: LeftOut[]
  /** The objects of the example whose keys are data. */
  maps: ReadonlySet<object>
}

type KeyPath = readonly (string | number)[]

/**
 * Returns an example of the same shape with invented values. It keeps booleans, 0, 1, null, states and closed
 * words. All other values depend only on key, kind and format, so answers of one shape give the same example.
 * Paths are those of the example.
 */
export function inventExample(answer: Json): InventedExample {
  const values = collectComparableValues(answer)
  const isAnswerValue = (text: string) => values.has(toComparable(text))
  const { shortened, omissions } = shortenAnswer(answer, isAnswerValue)
  const invent = createInventor()
  const replaced: Replacement[] = []
  const newKeys = new Map<object, Map<string, string>>()
  const maps = new Set<object>()

  const example = replace(shortened, { keys: [], path: [] })
  const leftOut = omissions.map(({ keys, why }) => ({ path: joinAnswerPath(renameKeys(keys)), why }))
  return { example, replaced, leftOut, maps }

  function replace(value: Json, at: PathContext): Json {
    if (typeof value === 'string' || typeof value === 'number') return replaceScalar(value, at)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      const names = findNamedValues(value)
      return value.map((element, index) => {
        const place = { ...at, path: [...at.path, index] }
        return names && isObject(element) ? replaceNamedValue(element, names, place) : replace(element, place)
      })
    }
    return replaceObject(value, at)
  }

  /** Keeps the name of a value, which is a key in another form. */
  function replaceNamedValue(element: JsonObject, names: NamedValues, at: PathContext): Json {
    const entries = Object.entries(element).map(([key, value]): [string, Json] => {
      const keys = key === names.value ? [...at.keys, String(element[names.key])] : [...at.keys, key]
      return [key, key === names.key ? value : replace(value, { ...at, keys, path: [...at.path, key] })]
    })
    return Object.fromEntries(entries)
  }

  function replaceObject(object: Record<string, Json>, at: PathContext): Json {
    const state = findState(object) ?? at.state
    const names = inventKeys(object, at.path, state)
    const scale = findScale(object, at.keys.at(-1) ?? '')
    // A reading is named by the key around it: `Nome: { Valor, Confianca }`.
    const reading = at.keys.length > 0 ? findReading(object) : undefined
    const entries = Object.entries(object).map(([key, value]): [string, Json] => {
      const name = names.get(key) ?? key
      if (scale?.ends.includes(key)) return [name, value]
      const keys = names.has(key) || key === reading ? at.keys : [...at.keys, key]
      const childContext = isOnScale(key, value, scale) ? { state, scale } : { state }
      return [name, replace(value, { ...childContext, keys, path: [...at.path, name] })]
    })
    const invented = Object.fromEntries(entries)
    settleFigures(object, invented)
    if (names.size > 0) maps.add(invented)
    return invented
  }

  /** Returns an invented key for each key that is data. */
  function inventKeys(
    object: Record<string, Json>,
    path: KeyPath,
    state: string | undefined,
  ): Map<string, string> {
    const names = new Map<string, string>()
    const data = findDataKeys(object, isAnswerValue)
    const taken = new Set(Object.keys(object).filter((key) => !data.has(key)))
    for (const [key, kind] of data) {
      const invented = invent(kind, key.trim(), {
        words: [],
        parentWords: [],
        state,
        hasSameKind: () => true,
      })
      const name = taken.has(invented) ? `${invented} ${names.size + 2}` : invented
      names.set(key, name)
      taken.add(name)
      replaced.push({ path: joinAnswerPath([...path, name]), kind })
    }
    newKeys.set(object, names)
    return names
  }

  function replaceScalar(value: string | number, { keys, path, state, scale }: PathContext): Json {
    const kind = detectKind(keys, value)
    if (kind === 'empty') return typeof value === 'string' ? value.trim() : value
    if (isHarmless(keys, kind, value)) return typeof value === 'string' ? value.trim() : value
    replaced.push({ path: joinAnswerPath(path), kind })
    const hasSameKind = (text: string) =>
      detectKind(keys, typeof value === 'number' ? Number(text) : text) === kind
    const [words = [], parentWords = []] = keys.slice(-2).reverse().map(splitWords)
    const valueContext = { words, parentWords, state, scale, hasSameKind }
    if (typeof value === 'number')
      return clampToFinite(invent(chooseNumberKind(kind, value), formatOriginal(kind, value), valueContext))
    // The layout hides a text that contains a CPF, so the example contains one too.
    const cpfs = (proseKinds.has(kind) ? findInnerCpfs(value) : []).map((cpf) =>
      invent('cpf', cpf, { ...valueContext, hasSameKind: () => true }),
    )
    return [invent(kind, value.trim(), valueContext), ...cpfs].join(' ')
  }

  /** Converts a path of the shortened answer to the example's keys. */
  function renameKeys(keys: KeyPath): KeyPath {
    let value: Json | undefined = shortened
    return keys.map((key) => {
      if (typeof value !== 'object' || value === null) return key
      const name = newKeys.get(value)?.get(String(key)) ?? key
      value = Object.hasOwn(value, key) ? (Reflect.get(value, key) as Json) : undefined
      return name
    })
  }
}

/** Returns a shortened example with all values as they are, for public data. */
export function keepExample(answer: Json): InventedExample {
  const { shortened, omissions } = shortenAnswer(answer, () => false)
  const leftOut = omissions.map(({ keys, why }) => ({ path: joinAnswerPath(keys), why }))
  return { example: JSON.parse(JSON.stringify(shortened)) as Json, replaced: [], leftOut, maps: new Set() }
}

type PathContext = {
  keys: readonly string[]
  path: KeyPath
  state?: string | undefined
  scale?: Scale | undefined
}

/** Kinds of texts that may contain a CPF. */
const proseKinds = new Set<ValueKind>(['text', 'status', 'code', 'person', 'company', 'address'])

const lengthByKind: Partial<Record<ValueKind, number>> = { cpf: 11, cnpj: 14, cep: 8, nis: 11 }

/** A code such as 1.5e-7 is drawn as a number, because letters would make it invalid. */
const chooseNumberKind = (kind: ValueKind, value: number): ValueKind =>
  kind === 'code' && !/^-?\d+$/.test(String(value)) ? 'number' : kind

/** A document in a number has lost its leading zeros. */
const formatOriginal = (kind: ValueKind, value: number) =>
  kind in lengthByKind ? String(value).padStart(lengthByKind[kind] ?? 0, '0') : formatNumber(value)

const clampToFinite = (text: string) => Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, Number(text)))
