import { isClosedWord, isStateName, stateCodes } from './closed-words.ts'
import { kindsOfWords } from './key-dictionary.ts'
import { wordsOf } from './key-words.ts'
import type { ValueKind } from './kinds.ts'

const marksOnly = /^[\x20-\x2F\x3A-\x40\x5B-\x60\x7B-\x7E]*$/
const zeroOrOne = /^[01]$|^0+(?:[.,]0+)?$/

const namesSomebody = new Set<ValueKind>(['person', 'company', 'address'])

/** Keys of names, which may be words of a list without meaning what the list does. */
const nameWords = new Set(['nome', 'name', 'razao', 'fantasia', 'sobrenome', 'apelido'])

/** Whether a value says the same of everybody it could be said of, so that an example may keep it. */
export function isHarmless(keys: readonly string[], kind: ValueKind, value: string | number): boolean {
  if (typeof value === 'number') return value === 0 || Math.abs(value) === 1
  if (namesSomebody.has(kind)) return false
  const text = value.trim()
  if (marksOnly.test(text) || zeroOrOne.test(text)) return true
  const words = wordsOf(keys.at(-1) ?? '')
  return (isClosedWord(text) && !words.some((word) => nameWords.has(word))) || isState(words, kind, text)
}

function isState(words: readonly string[], kind: ValueKind, text: string): boolean {
  if (kind === 'uf') return stateCodes.has(text.toUpperCase())
  return isStateName(text) && kindsOfWords(words).includes('uf')
}
