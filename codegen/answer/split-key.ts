import { folded } from './key-words.ts'
import { remembered } from './remembered.ts'
import { isParticle, wordOf } from './words.ts'

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
  return parts.flatMap((part) => (wordOf(part) || isParticle(folded(part)) ? [part] : unjoined(part)))
}

const longestJoined = 40

/** The words that a key joins without a sign between them; the key itself where that is not all of it. */
function unjoined(part: string): string[] {
  const text = folded(part)
  if (text.length < 7 || text.length > longestJoined || text.length !== part.length) return [part]
  return knownWords(text) ?? [part]
}

/** The longest known word first. */
function knownWords(text: string, isFirst = true): string[] | undefined {
  if (text === '') return []
  for (let length = text.length; length >= 2; length--) {
    const word = text.slice(0, length)
    const isKnown = length > 2 ? wordOf(word) && !wordOf(word)?.isEnglish : !isFirst && isParticle(word)
    const rest = isKnown ? knownWords(text.slice(length), false) : undefined
    if (rest) return [word, ...rest]
  }
  return undefined
}

/**
 * The words of a key in Portuguese without accents, plurals as their singular, by which a rule asks what a key is about:
 * of `motherName`, `name` is 'nome' and `mother` 'mae'.
 */
export const keyWords = remembered(
  (key): ReadonlySet<string> =>
    new Set(
      splitKey(key).flatMap((part) => {
        const word = wordOf(part)
        const text = folded(word?.text ?? part)
        return [...text.split(' '), word?.singular ?? (word ? text : text.replace(/(?<=[aeiou])s$/, ''))]
      }),
    ),
)
