import { foldText } from './key-words.ts'
import { memoize } from './memoize.ts'
import { findWord, isParticle } from './words.ts'

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
