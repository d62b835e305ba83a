import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import { isObject, isScalar, type JsonObject } from '../../../manifest/contract/json.ts'
import { lowerFirst } from '../../../manifest/contract/lower-first.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { valuePath } from '../../../manifest/schema/text.ts'
import { isDocument } from './kinds.ts'
import { buildLabel, buildPathLabel, joinLabels } from './label.ts'
import { completeLabel } from './vague-labels.ts'
import { detectKind } from './value-kind.ts'
import { dropCentsWord, isCentsKey, keyWords } from './words.ts'

/** A value to show, with its label. */
export type AnswerEntry = {
  /** The path from the answer, or from the row. */
  keys: readonly string[]
  /** The key that names the value. It may include the key of its object. */
  key: string
  value: Json
  label: string
  /** The path of the area code beside a phone number. */
  areaCode?: readonly string[]
}

/** `parent` is the key of the list, for a value in a row. */
export const createEntry = (keys: readonly string[], value: Json, parent?: string): AnswerEntry => {
  const key = keys.at(-1) ?? ''
  return { keys, key, value, label: buildPathLabel(parent === undefined ? keys : [parent, ...keys]) }
}

const maxInlineValues = 3

/** Returns true for an object with up to three values, such as a code and its description. */
export const isSmallObject = (value: Json): value is JsonObject =>
  isObject(value) && countValues(value) > 0 && countValues(value) <= maxInlineValues

/** Counts the values of an object and of those inside it. Lists and long texts are too many. */
const countValues = (object: JsonObject): number => {
  const isFlagged = Object.keys(object).some((key) => existsKey.test(key))
  return Object.values(object).reduce<number>((count, value) => {
    if (isObject(value)) return count + (Object.keys(value).length === 0 ? 1 : countValues(value))
    if (isFlagged && Array.isArray(value) && value.length === 0) return count
    return count + (isScalar(value) && String(value).length <= 200 ? 1 : maxInlineValues + 1)
  }, 0)
}

/** A flag that only says that there is one. */
const existsKey = /^(?:existe|possui|consta|tem|exists|ocorre)$/i

/** In the answer itself, three values without a name are a part with a title of its own. */
export const isPart = (object: JsonObject, above: readonly string[]) => {
  const values = Object.entries(object).filter(([, value]) => isScalar(value) && value !== null)
  const isNamed = values.some(([key]) =>
    /^(?:nome|name|descricao|description|texto|text|valor|value|id|codigo)$/i.test(key),
  )
  return above.length === 0 && values.length === 3 && !isNamed
}

/** Lists the values of an inner object, such as `porte: { id, descricao }`, named by both keys. */
export const listInnerEntries = (keys: readonly string[], object: JsonObject): AnswerEntry[] =>
  Object.entries(object).map(([key, value]) =>
    createInnerEntry(keys.at(-1) ?? '', key, [...keys, key], value),
  )

const codeKey = /^(?:id|codigo|code|cod)$/i

/** Returns true for the code of an object that also has its text: `{ id: 49, text: 'Sócio' }`. */
export function isCodeOfText(keys: readonly string[], value: Json, object: JsonObject): boolean {
  const key = keys.at(-1) ?? ''
  // A CNAE is a code that people read.
  if (!codeKey.test(key) || isDocument(detectKind([key], value)) || detectKind(keys, value) === 'cnae')
    return false
  return Object.entries(object).some(
    ([other, text]) => typeof text === 'string' && text !== '' && isNameKey(other) && other !== key,
  )
}

const isNameKey = (key: string) => {
  const words = keyWords(key)
  return words.size === 1 && objectNameWords.some((word) => words.has(word))
}

/** A value with one of these names takes the name of its object. */
const objectNameWords = ['descricao', 'nome', 'valor', 'texto', 'titulo', 'rotulo', 'full', 'completo']
const codeNameWords = ['codigo', 'id', 'sigla', 'numero', 'tipo', 'data', 'uf', 'ano']

/** People beside the one whom an object is about. */
const otherPeople = new Set(
  'proprietario comprador vendedor arrendatario representante responsavel credor cedente conjuge avalista fiador'.split(
    ' ',
  ),
)

function createInnerEntry(outer: string, inner: string, keys: readonly string[], value: Json): AnswerEntry {
  const words = keyWords(dropCentsWord(inner))
  const isOnly = (list: string[]) => words.size === 1 && list.some((word) => words.has(word))
  const own = buildPathLabel(keys)
  if (own !== buildLabel(inner)) return { keys, value, key: `${inner}_${outer}`, label: own }
  if (isOnly(objectNameWords))
    return {
      keys,
      value,
      key: isCentsKey(inner) ? `${outer}_cents` : outer,
      label: buildPathLabel(keys.slice(0, -1)),
    }
  // `renajud: { existe: false }`: a flag that only says that there is one is the thing itself.
  if (existsKey.test(inner) && detectKind(keys, value) === 'yes-no')
    return { keys, value, key: `tem_${outer}`, label: buildPathLabel(keys.slice(0, -1)) }
  const isOther = [...keyWords(outer)].some((word) => otherPeople.has(word))
  if (isOther && isOnly(['documento', 'cpf', 'cnpj', 'telefone', 'e-mail']))
    return { keys, value, key: `${inner}_${outer}`, label: joinLabels(own, outer) }
  if (isOnly(codeNameWords)) return { keys, value, key: `${inner}_${outer}`, label: joinLabels(own, outer) }
  return { keys, value, key: inner, label: completeLabel(own, outer) }
}

/** Returns true for the label of a code, which users rarely read. */
export const isCodeLabel = (label: string) => /^(?:Código|ID|UUID|Identificador|Sigla)(?: |$)/.test(label)

const description = /^Descrição (?:d[aeo]s? )?(.+)$/

/**
 * Returns the entries with distinct labels. A description takes the plain name from its code:
 * `descricao_porte` becomes 'Porte', and `porte` becomes 'Código do porte'.
 */
export function distinguishLabels<One extends AnswerEntry>(entries: readonly One[]): One[] {
  const codes = new Map<string, string>()
  const plainNames = entries.map((entry) => {
    const [, name] = description.exec(entry.label) ?? []
    if (name === undefined) return entry
    const sibling = entries.find(({ label }) => label.toLowerCase() === name.toLowerCase())
    if (sibling && !isCode(sibling.value)) return entry
    if (sibling) codes.set(name.toLowerCase(), entry.label.replace('Descrição', 'Código'))
    return { ...entry, label: name.charAt(0).toUpperCase() + name.slice(1), isDescription: true }
  })
  const takenLabels = new Set<string>()
  return plainNames.map((entry) => {
    const code = 'isDescription' in entry ? undefined : codes.get(entry.label.toLowerCase())
    const label = findFreeLabel({ ...entry, label: code ?? entry.label }, takenLabels)
    takenLabels.add(label)
    return { ...entry, label }
  })
}

const isCode = (value: Json) =>
  typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))

function findFreeLabel({ label, keys, key }: AnswerEntry, takenLabels: ReadonlySet<string>): string {
  const parentKey = keys.at(-2)
  const longLabel =
    parentKey === undefined || buildLabel(parentKey) === label
      ? label
      : `${buildLabel(parentKey)}: ${lowerFirst(label)}`
  const labels = [label, longLabel, `${label} (${key})`, `${label} (${keys.join('.')})`]
  return labels.find((candidate) => !takenLabels.has(candidate)) ?? label
}

/** Keys that YAML rejects because they reach the prototype of an object. */
const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Returns true if a path of the manifest can contain these keys. */
export const hasValidPath = (keys: readonly string[]) =>
  !keys.some((key) => unsafeKeys.has(key)) && valuePath.safeParse(joinAnswerPath(keys)).success

/** Text for people has a space within this many characters. */
const maxWordLength = 400

/** Returns true for data in a text, for example a document in base64. */
export const isBinaryText = (value: unknown) =>
  typeof value === 'string' && value.length > maxWordLength && !/\s/.test(value.slice(0, maxWordLength))
