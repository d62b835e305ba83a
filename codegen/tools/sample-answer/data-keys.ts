import type { Json } from '../../../manifest/schema/consulta.ts'
import { isClosedWord, stateCodes } from './closed-words.ts'
import { isKeyWord } from './key-dictionary.ts'
import { splitWords } from './key-words.ts'
import type { ValueKind } from './kinds.ts'
import { hasGivenName, isCompanyName, isPersonName } from './names.ts'
import { parseCompactDate, parseDate } from './parse-date.ts'
import { detectKindByForm, documentValidators } from './value-patterns.ts'

/** No name of a value is longer, and what is longer has been written by somebody. */
const maxNameLength = 64
const maxWords = 7

/** How many siblings with the same keys inside make it plain that their own keys are data, if none is a word of keys. */
const minSimilarSiblings = 3

/**
 * The keys of an object that are data rather than names of values, with what they are: those that look like documents,
 * addresses, dates or names, those that are a value elsewhere, and siblings that hold the same keys and have no word in
 * common with keys.
 */
export function findDataKeys(
  object: Readonly<Record<string, Json>>,
  isAnswerValue: (text: string) => boolean,
): Map<string, ValueKind> {
  const keys = Object.keys(object)
  const areAllKeysData = areSiblingsData(object, keys)
  const kinds = keys.map(
    (key) => [key, detectKeyKind(key, isAnswerValue) ?? (areAllKeysData ? 'text' : undefined)] as const,
  )
  return new Map(kinds.flatMap(([key, kind]) => (kind ? [[key, kind]] : [])))
}

function detectKeyKind(key: string, isAnswerValue: (text: string) => boolean): ValueKind | undefined {
  const text = key.trim()
  const formKind = detectKindByForm(text)
  if (formKind) return formKind === 'image' ? 'code' : formKind
  if (text.includes('@')) return 'email'
  const digits = text.replace(/\D/g, '')
  if (digits.length > 0) return detectDigitsKind(text, digits)
  const words = splitWords(text)
  if (text.length > maxNameLength || words.length > maxWords) return 'text'
  if (isCompanyName(text)) return 'company'
  if (hasGivenName(words)) return 'person'
  if (words.some(isKeyWord) || isClosedWord(text) || stateCodes.has(text)) return undefined
  if (isPersonName(text) && text !== text.toLowerCase()) return 'person'
  return isAnswerValue(text) ? 'text' : undefined
}

/** Short numbers are those of elements, or parts of a name such as `endereco_2`. */
function detectDigitsKind(text: string, digits: string): ValueKind | undefined {
  if (parseDate(text)) return parseDate(text)?.kind
  if (parseCompactDate(text)) return 'date'
  if (documentValidators.cpf(text)) return 'cpf'
  if (documentValidators.cnpj(text)) return 'cnpj'
  return digits.length >= 5 || /^\d{3,}$/.test(text) ? 'code' : undefined
}

function areSiblingsData(object: Readonly<Record<string, Json>>, keys: readonly string[]): boolean {
  if (keys.length < minSimilarSiblings || keys.some((key) => splitWords(key).some(isKeyWord))) return false
  const shapes = new Set(Object.values(object).map(describeShape))
  return shapes.size === 1 && !shapes.has('')
}

/** The keys of an object that has some; nothing for other values. */
const describeShape = (value: Json) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.keys(value).sort().join('\n')
    : ''
