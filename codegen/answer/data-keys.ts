import type { Json } from '../../manifest/schema/consulta.ts'
import { isClosedWord, stateCodes } from './closed-words.ts'
import { compactDate, dateForm } from './date-forms.ts'
import { isKeyWord } from './key-dictionary.ts'
import { wordsOf } from './key-words.ts'
import type { ValueKind } from './kinds.ts'
import { hasGivenName, isCompanyName, isPersonName } from './names.ts'
import { documents, kindByLook } from './value-looks.ts'

/** No name of a value is longer, and what is longer has been written by somebody. */
const longestName = 64
const mostWords = 7

/** How many siblings with the same keys inside make it plain that their own keys are data, if none is a word of keys. */
const fewestAlike = 3

/**
 * The keys of an object that are data rather than names of values, with what they are: those that look like documents,
 * addresses, dates or names, those that are a value elsewhere, and siblings that hold the same keys and have no word in
 * common with keys.
 */
export function dataKeys(
  object: Readonly<Record<string, Json>>,
  isValue: (text: string) => boolean,
): Map<string, ValueKind> {
  const keys = Object.keys(object)
  const areAlike = areSiblingsData(object, keys)
  const kinds = keys.map(
    (key) => [key, dataKeyKind(key, isValue) ?? (areAlike ? 'text' : undefined)] as const,
  )
  return new Map(kinds.flatMap(([key, kind]) => (kind ? [[key, kind]] : [])))
}

function dataKeyKind(key: string, isValue: (text: string) => boolean): ValueKind | undefined {
  const text = key.trim()
  const look = kindByLook(text)
  if (look) return look === 'image' ? 'code' : look
  if (text.includes('@')) return 'email'
  const digits = text.replace(/\D/g, '')
  if (digits.length > 0) return kindOfDigits(text, digits)
  const words = wordsOf(text)
  if (text.length > longestName || words.length > mostWords) return 'text'
  if (isCompanyName(text)) return 'company'
  if (hasGivenName(words)) return 'person'
  if (words.some(isKeyWord) || isClosedWord(text) || stateCodes.has(text)) return undefined
  if (isPersonName(text) && text !== text.toLowerCase()) return 'person'
  return isValue(text) ? 'text' : undefined
}

/** Short numbers are those of elements, or parts of a name such as `endereco_2`. */
function kindOfDigits(text: string, digits: string): ValueKind | undefined {
  if (dateForm(text)) return dateForm(text)?.kind
  if (compactDate(text)) return 'date'
  if (documents.cpf(text)) return 'cpf'
  if (documents.cnpj(text)) return 'cnpj'
  return digits.length >= 5 || /^\d{3,}$/.test(text) ? 'code' : undefined
}

function areSiblingsData(object: Readonly<Record<string, Json>>, keys: readonly string[]): boolean {
  if (keys.length < fewestAlike || keys.some((key) => wordsOf(key).some(isKeyWord))) return false
  const shapes = new Set(Object.values(object).map(shapeOf))
  return shapes.size === 1 && !shapes.has('')
}

/** The keys of an object that has some; nothing for other values. */
const shapeOf = (value: Json) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.keys(value).sort().join('\n')
    : ''
