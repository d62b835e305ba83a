import type { Json } from '../../manifest/schema/consulta.ts'
import { isObject, isScalar, type JsonObject, type Scalar } from './json.ts'
import { labelOf, lowered } from './label.ts'
import { keyWords } from './split-key.ts'

/** A value that is to be shown with a label. */
export type Entry = {
  /** From the answer, or the row. */
  keys: readonly string[]
  /** What the value is called. */
  key: string
  value: Json
  label: string
}

export const entryOf = (keys: readonly string[], value: Json): Entry => {
  const key = keys.at(-1) ?? ''
  return { keys, key, value, label: labelOf(key) }
}

const mostFolded = 2

/** An object of one or two values, such as a code and its description, which needs no block of its own. */
export const isSmall = (value: Json): value is Record<string, Scalar> =>
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).length <= mostFolded &&
  Object.values(value).every((inner) => isScalar(inner) && String(inner).length <= 200)

/** The values of an object inside another, called after both: `porte: { id, descricao }` holds the code and the size. */
export const entriesInside = (keys: readonly string[], object: JsonObject): Entry[] =>
  Object.entries(object).map(([key, value]) => insideOf(keys.at(-1) ?? '', key, [...keys, key], value))

/** Words by which a value has the name of the object that it is in. */
const itself = ['descricao', 'nome', 'valor', 'texto', 'titulo', 'rotulo']
const itsCode = ['codigo', 'id', 'sigla', 'numero', 'tipo', 'data', 'uf', 'ano']

function insideOf(outer: string, inner: string, keys: readonly string[], value: Json): Entry {
  const words = keyWords(inner)
  const isOnly = (list: string[]) => words.size === 1 && list.some((word) => words.has(word))
  if (isOnly(itself)) return { keys, value, key: outer, label: labelOf(outer) }
  const key = `${inner}_${outer}`
  if (isOnly(itsCode)) return { keys, value, key, label: labelOf(key) }
  return { keys, value, key: inner, label: labelOf(inner) }
}

/** Whether a label is that of a code, which says little to a person. */
export const isCodeLabel = (label: string) => /^(?:Código|ID|UUID|Identificador|Sigla)(?: |$)/.test(label)

const description = /^Descrição (?:d[aeo]s? )?(.+)$/

/**
 * The entries with labels that tell them apart. Beside a code its description has the plain name: of `porte` and
 * `descricao_porte` the second is 'Porte', the first 'Código do porte'.
 */
export function toldApart<One extends Entry>(entries: readonly One[]): One[] {
  const codes = new Map<string, string>()
  const plainNames = entries.map((entry) => {
    const [, name] = description.exec(entry.label) ?? []
    if (name === undefined) return entry
    const beside = entries.find(({ label }) => label.toLowerCase() === name.toLowerCase())
    if (beside && !isCode(beside.value)) return entry
    if (beside) codes.set(name.toLowerCase(), entry.label.replace('Descrição', 'Código'))
    return { ...entry, label: name.charAt(0).toUpperCase() + name.slice(1), isDescription: true }
  })
  const taken = new Set<string>()
  return plainNames.map((entry) => {
    const code = 'isDescription' in entry ? undefined : codes.get(entry.label.toLowerCase())
    const label = freeLabel({ ...entry, label: code ?? entry.label }, taken)
    taken.add(label)
    return { ...entry, label }
  })
}

const isCode = (value: Json) =>
  typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))

function freeLabel({ label, keys, key }: Entry, taken: ReadonlySet<string>): string {
  const above = keys.at(-2)
  const longer = above === undefined ? label : `${labelOf(above)}: ${lowered(label)}`
  const labels = [label, longer, `${label} (${key})`, `${label} (${keys.join('.')})`]
  return labels.find((candidate) => !taken.has(candidate)) ?? label
}
