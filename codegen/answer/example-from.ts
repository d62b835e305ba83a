import { pathOf } from '../../manifest/contract/answer-path.ts'
import type { Json } from '../../manifest/schema/consulta.ts'
import { compared, comparedValues } from './compared.ts'
import { dataKeys } from './data-keys.ts'
import type { LeftOut } from './draft.ts'
import { isHarmless } from './harmless.ts'
import { type Scale, writtenNumber } from './invent/amounts.ts'
import { inventor } from './invent/inventor.ts'
import { wordsOf } from './key-words.ts'
import type { ValueKind } from './kinds.ts'
import { readablePart } from './readable-part.ts'
import { isOn, scaleIn, stateIn } from './siblings.ts'
import { cpfsInside } from './taxpayers.ts'
import { valueKind } from './value-kind.ts'

/** A value or a key that was replaced. It has no part of the original. */
export type Replacement = { path: string; kind: ValueKind }

export type InventedExample = { example: Json; replaced: Replacement[]; leftOut: LeftOut[] }

type Keys = readonly (string | number)[]

/**
 * Returns an example of the same shape, with invented values. True and false, 0 and 1, null, states and words of closed
 * lists stay. Everything else is invented from its key, its kind and its form alone: answers that differ in nothing else
 * give the same example. Paths are those of the example.
 */
export function exampleFrom(answer: Json): InventedExample {
  const values = comparedValues(answer)
  const isValue = (text: string) => values.has(compared(text))
  const { part, omissions } = readablePart(answer, isValue)
  const invent = inventor()
  const replaced: Replacement[] = []
  const newKeys = new Map<object, Map<string, string>>()

  const example = replace(part, { keys: [], path: [] })
  const leftOut = omissions.map(({ keys, why }) => ({ path: pathOf(renamed(keys)), why }))
  return { example, replaced, leftOut }

  function replace(value: Json, at: At): Json {
    if (typeof value === 'string' || typeof value === 'number') return replaceScalar(value, at)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value))
      return value.map((element, index) => replace(element, { ...at, path: [...at.path, index] }))
    return replaceObject(value, at)
  }

  function replaceObject(object: Record<string, Json>, at: At): Json {
    const state = stateIn(object) ?? at.state
    const names = namesFor(object, at.path, state)
    const scale = scaleIn(object, at.keys.at(-1) ?? '')
    const entries = Object.entries(object).map(([key, value]): [string, Json] => {
      const name = names.get(key) ?? key
      if (scale?.ends.includes(key)) return [name, value]
      const keys = names.has(key) ? at.keys : [...at.keys, key]
      const around = isOn(value, scale) ? { state, scale } : { state }
      return [name, replace(value, { ...around, keys, path: [...at.path, name] })]
    })
    return Object.fromEntries(entries)
  }

  /** The keys of an object that are data, each with its invented key. */
  function namesFor(
    object: Record<string, Json>,
    path: Keys,
    state: string | undefined,
  ): Map<string, string> {
    const names = new Map<string, string>()
    const data = dataKeys(object, isValue)
    const taken = new Set(Object.keys(object).filter((key) => !data.has(key)))
    for (const [key, kind] of data) {
      const invented = invent(kind, key.trim(), { words: [], above: [], state, isLike: () => true })
      const name = taken.has(invented) ? `${invented} ${names.size + 2}` : invented
      names.set(key, name)
      taken.add(name)
      replaced.push({ path: pathOf([...path, name]), kind })
    }
    newKeys.set(object, names)
    return names
  }

  function replaceScalar(value: string | number, { keys, path, state, scale }: At): Json {
    const kind = valueKind(keys, value)
    if (kind === 'empty') return ''
    if (isHarmless(keys, kind, value)) return typeof value === 'string' ? value.trim() : value
    replaced.push({ path: pathOf(path), kind })
    const isLike = (text: string) => valueKind(keys, typeof value === 'number' ? Number(text) : text) === kind
    const [words = [], above = []] = keys.slice(-2).reverse().map(wordsOf)
    const place = { words, above, state, scale, isLike }
    if (typeof value === 'number')
      return finite(invent(numberKind(kind, value), numberText(kind, value), place))
    // The layout masks a text that has a CPF, so the example shows one too.
    const cpfs = (hasProse.has(kind) ? cpfsInside(value) : []).map((cpf) =>
      invent('cpf', cpf, { ...place, isLike: () => true }),
    )
    return [invent(kind, value.trim(), place), ...cpfs].join(' ')
  }

  /** The path of a part, with the keys of the example. */
  function renamed(keys: Keys): Keys {
    let value: Json | undefined = part
    return keys.map((key) => {
      if (typeof value !== 'object' || value === null) return key
      const name = newKeys.get(value)?.get(String(key)) ?? key
      value = Object.hasOwn(value, key) ? (Reflect.get(value, key) as Json) : undefined
      return name
    })
  }
}

type At = { keys: readonly string[]; path: Keys; state?: string | undefined; scale?: Scale | undefined }

/** Kinds of texts that may have a CPF among their words. */
const hasProse = new Set<ValueKind>(['text', 'status', 'code', 'person', 'company', 'address'])

const lengthAsNumber: Partial<Record<ValueKind, number>> = { cpf: 11, cnpj: 14, cep: 8, nis: 11 }

/** A code that is no whole number is drawn as a number, since letters have no place in it. */
const numberKind = (kind: ValueKind, value: number): ValueKind =>
  kind === 'code' && !/^-?\d+$/.test(String(value)) ? 'number' : kind

/** A document that is a number has lost the zeros in front. */
const numberText = (kind: ValueKind, value: number) =>
  kind in lengthAsNumber ? String(value).padStart(lengthAsNumber[kind] ?? 0, '0') : writtenNumber(value)

const finite = (text: string) => Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, Number(text)))
