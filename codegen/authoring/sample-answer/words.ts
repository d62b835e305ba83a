import { foldText } from '../../../manifest/contract/fold-text.ts'
import {
  abbreviationPairs,
  englishAdjectives,
  leadingAdjectives,
  nouns,
  otherWords,
  particles,
  spanishPairs,
  verbatimWords,
  wholeShortWords,
} from './dictionary.ts'
import english from './english.json' with { type: 'json' }
import labels from './labels.json' with { type: 'json' }

/** Splits a key at case changes and separators. `splitKey` also separates joined words. */
export const splitWords = (key: string): string[] =>
  foldText(key.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')).match(
    /\p{L}+|\p{N}+/gu,
  ) ?? []

const centsWord =
  /(?:^|[_\s-])(?:(?:em|in)[_\s-]?)?(?:cents?|centavos?)$|(?<=\p{Ll})(?:Em|In)?(?:Cents?|Centavos?)$/u

/** Returns true for the key of an amount in cents. */
export const isCentsKey = (key: string) => centsWord.test(key)

/** Removes the unit, which the page does not show: `valorCents` is a `valor`. */
export const dropCentsWord = (key: string) => key.replace(centsWord, '') || key

/** Returns only letters and digits, without accents or case, for comparisons. */
export const toComparable = (text: string) =>
  foldText(text).replace(/[^a-z\d\u0080-\uFFFF]+|[^\p{L}\p{N}]/gu, '')

/** Memoizes a function of a key: an answer repeats few keys many times. */
export function memoize<Result>(compute: (key: string) => Result): (key: string) => Result {
  const cache = new Map<string, Result>()
  return (key) => {
    const result = cache.get(key) ?? compute(key)
    cache.set(key, result)
    return result
  }
}

type WordParticle = 'de' | 'da' | 'do'

/** A word in Portuguese spelling. */
export type Word = {
  text: string
  /** The particle before it when it follows another noun. */
  particle?: WordParticle
  /** True for an adjective before its noun, which then needs no particle. */
  isLeading?: true
  isPlural?: true
  /** The singular of a plural, without accents. */
  singular?: string
  isEnglish?: true
}

const split = (list: string) => list.trim().split(/\s+/)

export const parsePairs = (list: string) =>
  list.split(',').map((pair) => {
    const [key = '', word = key] = split(pair)
    return [key, word] as const
  })

/** Labels of whole keys, by the key without separators; `parent.key` is a key in the object `parent` only. */
export const labelByPhrase: ReadonlyMap<string, string> = new Map(
  Object.entries(labels).flatMap(([label, keys]) => split(keys).map((key) => [key, label] as const)),
)

export const isParticle = (word: string) => particleWords.has(word)

const particleWords = new Set(split(particles).map(foldText))

const portuguese = new Map<string, Word>([
  ...split(otherWords).map((text): [string, Word] => [foldText(text), { text }]),
  ...split(verbatimWords).map((text): [string, Word] => [foldText(text), { text }]),
  ...Object.entries(nouns).flatMap(([particle, list]) =>
    split(list).map((text): [string, Word] => [
      foldText(text),
      { text: text.replaceAll('_', ' '), particle: particle as WordParticle },
    ]),
  ),
  ...Object.entries(leadingAdjectives).flatMap(([particle, list]) =>
    split(list).map((text): [string, Word] => [
      foldText(text),
      { text, particle: particle as WordParticle, isLeading: true },
    ]),
  ),
])

/** Short words that are whole, and units. */
export const shortWords = new Set(split(wholeShortWords))

const abbreviations = new Map([...parsePairs(abbreviationPairs), ...parsePairs(spanishPairs)])
const translations = new Map(Object.entries(english))
const adjectives = new Set(split(englishAdjectives))

export const isEnglishAdjective = (word: string) => adjectives.has(word.toLowerCase())

/** Returns the Portuguese word for a word of a key, or `undefined` if the dictionary lacks it. */
export function findWord(word: string): Word | undefined {
  const key = foldText(word)
  const own = portuguese.get(key) ?? findPlural(key) ?? findFeminine(key)
  if (own) return own
  const long = abbreviations.get(key)
  if (long !== undefined)
    return portuguese.get(foldText(long)) ?? findPlural(foldText(long)) ?? { text: long }
  return findTranslation(key)
}

/** Returns the Portuguese word for an English one, also if the same word exists in Portuguese: 'data' is 'dados'. */
export function findTranslation(word: string): Word | undefined {
  const foreign = translations.get(foldText(word))
  if (foreign === undefined) return undefined
  const folded = foldText(foreign)
  return { ...(portuguese.get(folded) ?? findPlural(folded) ?? { text: foreign }), isEnglish: true }
}

/** Endings of plurals, the singular without accents, and the plural with accents. */
const plurals: [ending: string, singular: string, accented: string][] = [
  ['coes', 'cao', 'ções'],
  ['soes', 'sao', 'sões'],
  ['oes', 'ao', 'ões'],
  ['ais', 'al', 'ais'],
  ['eis', 'el', 'eis'],
  ['res', 'r', 'res'],
  ['ns', 'm', 'ns'],
  ['s', '', 's'],
]

function findPlural(key: string): Word | undefined {
  for (const [ending, singular, accented] of plurals) {
    if (!key.endsWith(ending)) continue
    const stem = key.slice(0, -ending.length)
    const word = portuguese.get(stem + singular)
    if (!word) continue
    const text = word.text.slice(0, word.text.length - singular.length) + accented
    return { ...word, text, isPlural: true, singular: stem + singular }
  }
  return undefined
}

/** Finds 'secundária' by 'secundário', and 'jurídicas' by 'jurídico'. */
function findFeminine(key: string): Word | undefined {
  const [, stem, ending] = /^(.{3,})(as?)$/.exec(key) ?? []
  const word = stem === undefined ? undefined : portuguese.get(`${stem}o`)
  return word && !word.particle ? { text: word.text.slice(0, -1) + ending } : undefined
}

/**
 * Splits a key into words, however they are joined: `data_nascimento`, `dataNascimento`, `DATA-NASCIMENTO`,
 * `datanascimento`.
 */
export function splitKey(key: string): string[] {
  const parts = key
    .normalize('NFC')
    .replace(/\be[-_ ]mail/i, 'email')
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L})(\p{N})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((part) => part !== '')
  return joinCompounds(parts).flatMap((part) =>
    findWord(part) || isParticle(foldText(part)) ? [part] : splitJoinedWords(part),
  )
}

/** Words that capitals split: `TaxId`, `whatsApp`. */
const compounds = new Set(['taxid', 'whatsapp', 'zipcode'])

function joinCompounds(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const pair = `${joined.at(-1) ?? ''}${part}`
    if (compounds.has(pair.toLowerCase())) joined.splice(-1, 1, pair)
    else joined.push(part)
  }
  return joined
}

const maxJoinedLength = 40

/** Splits words without a separator. Returns the part itself if the dictionary lacks some of it. */
function splitJoinedWords(part: string): string[] {
  const text = foldText(part)
  if (text.length < 7 || text.length > maxJoinedLength || text.length !== part.length) return [part]
  return findWords(text) ?? [part]
}

/** Abbreviations of what a value is, which keys begin with: `dtnascimento`. Other abbreviations are parts of words. */
const formAbbreviations = new Set('dt dat nm nome nr num vl vlr cd cod ds dsc tp sg qt qtd qtde'.split(' '))

const isWhole = (word: string) =>
  word.length > 2 && !abbreviations.has(word) && findWord(word) !== undefined && !findWord(word)?.isEnglish

const isFirstPart = (word: string) => isWhole(word) || formAbbreviations.has(word)

/** A key does not end with a particle: `consultado` is one word. */
const isLaterPart = (word: string, isLast: boolean) => isWhole(word) || (!isLast && isParticle(word))

/** Tries the longest known word first. */
function findWords(text: string, isFirst = true): string[] | undefined {
  if (text === '') return []
  for (let length = text.length; length >= 2; length--) {
    const word = text.slice(0, length)
    const isKnown = isFirst ? isFirstPart(word) : isLaterPart(word, length === text.length)
    const rest = isKnown ? findWords(text.slice(length), false) : undefined
    if (rest) return [word, ...rest]
  }
  return undefined
}

/**
 * Returns the words of a key in Portuguese, without accents and with their singular. Rules use them to tell
 * what a key is about: `motherName` has 'nome' and 'mae'.
 */
export const keyWords = memoize(
  (key): ReadonlySet<string> =>
    new Set(
      splitKey(key).flatMap((part) => {
        const word = findWord(part)
        const text = foldText(word?.text ?? part)
        return [...text.split(' '), word?.singular ?? (word ? text : text.replace(/(?<=[aeiou])s$/, ''))]
      }),
    ),
)
