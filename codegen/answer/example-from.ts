import { pathOf } from '../../manifest/contract/answer-path.ts'
import type { Json } from '../../manifest/schema/consulta.ts'
import { dataKeys } from './data-keys.ts'
import type { LeftOut } from './draft.ts'
import { isHarmless } from './harmless.ts'
import type { Scale } from './invent/amounts.ts'
import { otherDates } from './invent/dates.ts'
import { inventor } from './invent/inventor.ts'
import { wordsOf } from './key-words.ts'
import type { ValueKind } from './kinds.ts'
import { originalsOf } from './originals.ts'
import { readablePart } from './readable-part.ts'
import { isOn, scaleIn, stateIn } from './siblings.ts'
import { valueKind } from './value-kind.ts'

/** A value, or a key, that another one stands for; the value itself is not told. */
export type Replacement = { path: string; kind: ValueKind }

export type InventedExample = { example: Json; replaced: Replacement[]; leftOut: LeftOut[] }

type Keys = readonly (string | number)[]

/**
 * An answer of the same shape in which every value that could tell of a person is invented. What is not known to tell of
 * nobody is taken to tell of somebody: only true and false, 0 and 1, nothing, states and words of closed lists stay.
 * Paths are those of the example. The same answer gives the same example.
 */
export function exampleFrom(answer: Json): InventedExample {
  const originals = originalsOf(answer)
  const { part, omissions } = readablePart(answer, originals.isValue)
  const invent = inventor(originals, otherDates(part, originals))
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
    const scale = scaleIn(object)
    const entries = Object.entries(object).map(([key, value]): [string, Json] => {
      const name = names.get(key) ?? key
      if (scale?.ends.includes(key)) return [name, value]
      const keys = names.has(key) ? at.keys : [...at.keys, key]
      const around = isOn(value, scale) ? { state, scale } : { state }
      return [name, replace(value, { ...around, keys, path: [...at.path, name] })]
    })
    return Object.fromEntries(entries)
  }

  /** The keys of an object that are data, with those that stand for them. */
  function namesFor(
    object: Record<string, Json>,
    path: Keys,
    state: string | undefined,
  ): Map<string, string> {
    const names = new Map<string, string>()
    for (const [key, kind] of dataKeys(object, originals.isValue)) {
      const name = invent(kind, key, { words: [], above: [], state, isLike: () => true })
      const isFree = !Object.hasOwn(object, name) && ![...names.values()].includes(name)
      names.set(key, isFree ? name : `${name} ${names.size + 2}`)
      replaced.push({ path: pathOf([...path, names.get(key) ?? name]), kind })
    }
    newKeys.set(object, names)
    return names
  }

  function replaceScalar(value: string | number, { keys, path, state, scale }: At): Json {
    const kind = valueKind(keys, value)
    if (kind === 'empty') return ''
    if (isHarmless(keys, kind, value)) return typeof value === 'string' ? value.trim() : value
    const isLike = (text: string) => valueKind(keys, typeof value === 'number' ? Number(text) : text) === kind
    const [words = [], above = []] = keys.slice(-2).reverse().map(wordsOf)
    const place = { words, above, state, scale, isLike }
    if (typeof value === 'string') {
      replaced.push({ path: pathOf(path), kind })
      return invent(kind, value.trim(), place)
    }
    const invented = Number(invent(kind, numberText(kind, value), place))
    if (invented !== value) replaced.push({ path: pathOf(path), kind })
    return invented
  }

  /** The keys of a part as the example has them. */
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

const lengthAsNumber: Partial<Record<ValueKind, number>> = { cpf: 11, cnpj: 14, cep: 8, nis: 11 }

/** A document as a number has lost the zeros in front. */
const numberText = (kind: ValueKind, value: number) => String(value).padStart(lengthAsNumber[kind] ?? 0, '0')
