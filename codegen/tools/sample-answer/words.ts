import { english, leading, nouns, others, particles, phrases, short, written } from './dictionary.ts'

/** A text without accents, in lower case. */
export const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a key, however it joins them: `dataNascimento`, `data_nascimento` and `Data de nascimento` alike. */
export const splitWords = (key: string): string[] =>
  foldText(key.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')).match(
    /\p{L}+|\p{N}+/gu,
  ) ?? []

/** A text as two texts are compared: letters and digits alone, without accents or case. */
export const toComparable = (text: string) =>
  foldText(text).replace(/[^a-z\d\u0080-\uFFFF]+|[^\p{L}\p{N}]/gu, '')

/** A function of a key that works out each key once: an answer has few keys, many times. */
export function memoize<Result>(compute: (key: string) => Result): (key: string) => Result {
  const cache = new Map<string, Result>()
  return (key) => {
    const result = cache.get(key) ?? compute(key)
    cache.set(key, result)
    return result
  }
}

type WordParticle = 'de' | 'da' | 'do'

/** A word as Portuguese writes it. */
export type Word = {
  text: string
  /** The particle that it takes behind another noun. */
  particle?: WordParticle
  /** An adjective before its noun, which then needs no particle. */
  isLeading?: true
  isPlural?: true
  /** Of a plural, without accents. */
  singular?: string
  isEnglish?: true
}

const split = (list: string) => list.trim().split(/\s+/)

const parsePairs = (list: string) =>
  list.split(',').map((pair) => {
    const [key = '', word = key] = split(pair)
    return [key, word] as const
  })

/** The labels of whole keys, by the key without separators. */
export const labelByPhrase = new Map(
  Object.entries(phrases).flatMap(([label, keys]) => split(keys).map((key) => [key, label] as const)),
)

export const isParticle = (word: string) => particleWords.has(word)

const particleWords = new Set(split(particles))

const portuguese = new Map<string, Word>([
  ...split(others).map((text): [string, Word] => [foldText(text), { text }]),
  ...split(written).map((text): [string, Word] => [foldText(text), { text }]),
  ...Object.entries(nouns).flatMap(([particle, list]) =>
    split(list).map((text): [string, Word] => [
      foldText(text),
      { text: text.replaceAll('_', ' '), particle: particle as WordParticle },
    ]),
  ),
  ...Object.entries(leading).flatMap(([particle, list]) =>
    split(list).map((text): [string, Word] => [
      foldText(text),
      { text, particle: particle as WordParticle, isLeading: true },
    ]),
  ),
])

const abbreviations = new Map(parsePairs(short))
const translations = new Map(parsePairs(english))

/** A word of a key, in Portuguese; `undefined` for one that the dictionary lacks. */
export function findWord(word: string): Word | undefined {
  const key = foldText(word)
  const own = portuguese.get(key) ?? findPlural(key) ?? findFeminine(key)
  if (own) return own
  const long = abbreviations.get(key)
  if (long !== undefined)
    return portuguese.get(foldText(long)) ?? findPlural(foldText(long)) ?? { text: long }
  const foreign = translations.get(key)
  if (foreign === undefined) return undefined
  return {
    ...(portuguese.get(foldText(foreign)) ?? findPlural(foldText(foreign)) ?? { text: foreign }),
    isEnglish: true,
  }
}

/** Endings of plurals, with those of their singular, without accents and with them. */
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

/** 'secundária' by 'secundário', 'jurídicas' by 'jurídico'. */
function findFeminine(key: string): Word | undefined {
  const [, stem, ending] = /^(.{3,})(as?)$/.exec(key) ?? []
  const word = stem === undefined ? undefined : portuguese.get(`${stem}o`)
  return word && !word.particle ? { text: word.text.slice(0, -1) + ending } : undefined
}

/** The words of a key, whichever way they are joined: `data_nascimento`, `dataNascimento`, `DATA-NASCIMENTO`, `datanascimento`. */
export function splitKey(key: string): string[] {
  const parts = key
    .normalize('NFC')
    .replace(/\be[-_ ]mail/i, 'email')
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L})(\p{N})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((part) => part !== '')
  return parts.flatMap((part) =>
    findWord(part) || isParticle(foldText(part)) ? [part] : splitJoinedWords(part),
  )
}

const maxJoinedLength = 40

/** The words that a key joins without a sign between them; the key itself where that is not all of it. */
function splitJoinedWords(part: string): string[] {
  const text = foldText(part)
  if (text.length < 7 || text.length > maxJoinedLength || text.length !== part.length) return [part]
  return findWords(text) ?? [part]
}

/** The longest known word first. */
function findWords(text: string, isFirst = true): string[] | undefined {
  if (text === '') return []
  for (let length = text.length; length >= 2; length--) {
    const word = text.slice(0, length)
    const isKnown = length > 2 ? findWord(word) && !findWord(word)?.isEnglish : !isFirst && isParticle(word)
    const rest = isKnown ? findWords(text.slice(length), false) : undefined
    if (rest) return [word, ...rest]
  }
  return undefined
}

/**
 * The words of a key in Portuguese without accents, plurals as their singular, by which a rule asks what a key is about:
 * of `motherName`, `name` is 'nome' and `mother` 'mae'.
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
