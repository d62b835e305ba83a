import { foldText } from '../../../manifest/contract/fold-text.ts'
import { agree, toPlural } from './agreement.ts'
import { chooseParticle } from './particles.ts'
import { findTranslation, findWord, isEnglishAdjective, type Word } from './words.ts'

/**
 * Translates the words of an English key if the dictionary has all of them. A key is never translated in part: one
 * unknown word leaves it as it is written.
 */
export function translate(words: string[]): string | undefined {
  const [first = '', ...others] = words
  if (others.length === 0) return isTranslated(first) ? readTranslation(first).text : undefined
  if (/^(?:at|on)$/i.test(words.at(-1) ?? '')) return translateMoment(words.slice(0, -1))
  const isBoolean = /^(?:is|has)$/i.test(first)
  const parts = splitAtOf(isBoolean ? others : words)
  if (!parts.flat().every(isTranslated)) return undefined
  const text = joinTranslated(parts.flatMap(orderWords))
  return /^has$/i.test(first) && isBoolean ? `tem ${text}` : text
}

/** `publishedAt` is 'publicado em'. */
function translateMoment(words: string[]): string | undefined {
  const [participle = ''] = words
  return words.length === 1 && isEnglishAdjective(participle) && isTranslated(participle)
    ? `${readTranslation(participle).text} em`
    : undefined
}

/** `numberOfEmployees` has a noun and what it is of. */
function splitAtOf(words: string[]): string[][] {
  const index = words.findIndex((word) => /^of$/i.test(word))
  return index < 1 ? [words] : [words.slice(0, index), words.slice(index + 1)]
}

/** Acronyms are the same in both languages. */
function isTranslated(word: string): boolean {
  const own = findWord(word)
  return findTranslation(word) !== undefined || (own !== undefined && own.text === own.text.toUpperCase())
}

/** A noun without an entry of its own takes 'de', which is right for every gender. */
function readTranslation(word: string): Word {
  const found = findTranslation(word) ?? findWord(word) ?? { text: word }
  const isPlural = found.isPlural ?? (/s$/i.test(word) && /s$/.test(found.text))
  return { particle: 'de', ...found, ...(isPlural && { isPlural }) }
}

/**
 * Returns English words in Portuguese order: the last noun comes first, and an adjective follows its noun and agrees with
 * it. An ordinal precedes it.
 */
function orderWords(words: readonly string[]): Word[] {
  const groups: Word[][] = []
  const last = words.at(-1) ?? ''
  // `taxIdInformed`: what follows its noun is about it.
  if (words.length > 1 && isEnglishAdjective(last) && !isEnglishAdjective(words.at(-2) ?? ''))
    return orderWords([...words.slice(0, -2), last, words.at(-2) ?? ''])
  let adjectives: Word[] = []
  for (const word of words) {
    const translated = readTranslation(word)
    if (isEnglishAdjective(word) && word !== words.at(-1)) adjectives.push(translated)
    else {
      groups.unshift(joinNoun(translated, adjectives))
      adjectives = []
    }
  }
  const [counted, ...others] = groups
  const isCount = words.length > 1 && /^count$/i.test(words.at(-1) ?? '')
  return [counted ?? [], ...(isCount ? others.map((group) => group.map(pluralize)) : others)].flat()
}

const pluralize = (word: Word): Word =>
  word.isPlural ? word : { ...word, text: toPlural(word.text), isPlural: true }

function joinNoun(noun: Word, adjectives: readonly Word[]): Word[] {
  const isTotal = noun.isPlural === true && adjectives.some(({ text }) => text === 'total')
  const agreed = adjectives.flatMap(({ text }) => (isTotal && text === 'total' ? [] : agree(text, noun)))
  const before = agreed.filter((text) => ordinal.test(text))
  const after = agreed.filter((text) => !ordinal.test(text))
  const text = [...before, noun.text, ...after].join(' ')
  return isTotal ? [{ text: 'total' }, { ...noun, text, particle: 'de' }] : [{ ...noun, text }]
}

const ordinal = /^(?:primeir|últim|próxim|outr)[oa]s?$/

function joinTranslated(words: readonly Word[]): string {
  const [first, ...others] = words
  let text = first?.text ?? ''
  let before = first
  for (const word of others) {
    text += ` ${before ? chooseParticle(word, foldText(before.text)) : ''}${word.text}`
    before = word
  }
  return text
}
