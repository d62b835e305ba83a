import { isClosedWord, isStateName, isYesNoWord, stateCodes } from './closed-words.ts'
import { findKindsByKey, findKindsByWords } from './key-dictionary.ts'
import { splitWords } from './key-words.ts'
import type { ValueKind } from './kinds.ts'

const punctuationOnly = /^[\x20-\x2F\x3A-\x40\x5B-\x60\x7B-\x7E]*$/
const zeroOrOne = /^[01]$|^0+(?:[.,]0+)?$/

/** Kinds that name a person or a company. A name may also be a word of a closed list: a mother called Branca. */
const namingKinds = new Set<ValueKind>(['person', 'company', 'address', 'city'])

/** Returns true for a value that says the same of everybody, so that an example may keep it. */
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
