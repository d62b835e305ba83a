import { english, leading, nouns, others, particles, phrases, short, written } from './dictionary.ts'
import { foldText } from './key-words.ts'

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
