import { documentValidators } from '../../../manifest/contract/check-digits.ts'
import { isObject } from '../../../manifest/contract/json.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { findKindsByKey, findKindsByWords, isKeyWord, type ValueKind } from './kinds.ts'
import { parseCompactDate, parseDate } from './parse-date.ts'
import { detectKindByForm } from './value-patterns.ts'
import {
  hasGivenName,
  isClosedWord,
  isCompanyName,
  isPersonName,
  isStateName,
  isYesNoWord,
  stateCodes,
} from './word-lists.ts'
import { findWord, splitWords, toComparable } from './words.ts'

const punctuationOnly = /^[\x20-\x2F\x3A-\x40\x5B-\x60\x7B-\x7E]*$/
const zeroOrOne = /^[01]$|^0+(?:[.,]0+)?$/

/** Values of these kinds are replaced even if they match a closed word: 'Branca' is a color and a name. */
const namingKinds = new Set<ValueKind>(['person', 'company', 'address', 'city'])

/** Returns true for a value that identifies nobody, so that an example may keep it. */
export function isHarmless(keys: readonly string[], kind: ValueKind, value: string | number): boolean {
  if (typeof value === 'number') return value === 0 || Math.abs(value) === 1
  const text = value.trim()
  const words = splitWords(keys.at(-1) ?? '')
  if (isState(words, kind, text)) return true
  if (namingKinds.has(kind)) return false
  if (punctuationOnly.test(text) || zeroOrOne.test(text)) return true
  return isYesNoWord(text) || (isClosedWord(text) && !isNameKey(words))
}

function isNameKey(words: readonly string[]): boolean {
  const kinds = findKindsByKey(words)
  return kinds.length > 0 && kinds.every((kind) => namingKinds.has(kind))
}

function isState(words: readonly string[], kind: ValueKind, text: string): boolean {
  if (kind === 'uf') return stateCodes.has(text.toUpperCase())
  return isStateName(text) && findKindsByWords(words).includes('uf')
}

/** Longer keys are text that a person wrote. */
const maxNameLength = 64
const maxWords = 7

/** From this number on, siblings with equal inner keys are data, if their own keys have no known key word. */
const minSimilarSiblings = 3

/**
 * Returns the keys of an object that are data instead of names, with their kinds. They look like documents,
 * e-mails, dates or names, or they occur as values in the answer. Siblings with equal inner keys are data too
 * if their keys have no known key word.
 */
export function findDataKeys(
  object: Readonly<Record<string, Json>>,
  isAnswerValue: (text: string) => boolean,
): Map<string, ValueKind> {
  const keys = Object.keys(object)
  const areAllKeysData = areSiblingsData(object, keys)
  // A single key may have the name of a value elsewhere: `seguradora` beside the origin SEGURADORA.
  const isText = (text: string) =>
    isAnswerValue(text) && (haveOneShape(Object.values(object)) || /\s/.test(text.trim()))
  const kinds = keys.map(
    (key) => [key, detectKeyKind(key, isText) ?? (areAllKeysData ? 'text' : undefined)] as const,
  )
  return new Map(kinds.flatMap(([key, kind]) => (kind ? [[key, kind]] : [])))
}

function detectKeyKind(key: string, isAnswerValue: (text: string) => boolean): ValueKind | undefined {
  const text = key.trim()
  const formKind = detectKindByForm(text)
  if (formKind) return formKind === 'image' ? 'code' : formKind
  if (/\S@\S/.test(text)) return 'email'
  const digits = text.replace(/\D/g, '')
  if (digits.length > 0) return detectDigitsKind(text, digits)
  const words = splitWords(text)
  if (text.length > maxNameLength || words.length > maxWords) return 'text'
  if (isCompanyName(text)) return 'company'
  if (hasGivenName(words)) return 'person'
  if (words.some(isKeyWord) || isClosedWord(text) || stateCodes.has(text)) return undefined
  if (isPersonName(text) && text !== text.toLowerCase()) return 'person'
  if (text === text.toLowerCase() && words.every((word) => findWord(word) !== undefined)) return undefined
  return isAnswerValue(text) ? 'text' : undefined
}

/** Short numbers are indexes, or parts of a name such as `endereco_2`. */
function detectDigitsKind(text: string, digits: string): ValueKind | undefined {
  if (parseDate(text)) return parseDate(text)?.kind
  if (parseCompactDate(text)) return 'date'
  if (documentValidators.cpf(text)) return 'cpf'
  if (documentValidators.cnpj(text)) return 'cnpj'
  return digits.length >= 5 || /^\d{3,}$/.test(text) ? 'code' : undefined
}

function areSiblingsData(object: Readonly<Record<string, Json>>, keys: readonly string[]): boolean {
  if (keys.length < minSimilarSiblings || keys.some((key) => splitWords(key).some(isKeyWord))) return false
  const values = Object.values(object).filter((value) => value !== null)
  return values.length > 1 && values.every(isObject) && haveOneShape(values)
}

/** Returns true for the values of a map: objects with the same keys, or plain values of one type. */
function haveOneShape(values: readonly Json[]): boolean {
  const present = values.filter((value) => value !== null)
  const shapes = new Set(present.map((value) => describeShape(value) || typeof value))
  return present.length > 1 && shapes.size === 1
}

/** Returns the keys of an object as one text, or an empty text for other values. */
const describeShape = (value: Json) => (isObject(value) ? Object.keys(value).sort().join('\n') : '')

/** In characters: longer texts cannot be keys. */
const maxKeyLength = 2000

/** Collects the values of an answer without recursion, so that deep answers do not overflow the stack. */
export function collectComparableValues(answer: Json): ReadonlySet<string> {
  const values = new Set<string>()
  const pending: Json[] = [answer]
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (typeof value === 'number') values.add(toComparable(String(value)))
    else if (typeof value === 'string' && value.length <= maxKeyLength) values.add(toComparable(value))
    else if (typeof value === 'object' && value !== null) pending.push(...Object.values(value))
  }
  return values
}
