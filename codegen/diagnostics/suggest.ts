import { closest, distance } from 'fastest-levenshtein'
import { foldText } from '../../manifest/contract/fold-text.ts'
import portugueseWords from './portuguese-words.json' with { type: 'json' }

const englishWords: ReadonlyMap<string, string[]> = new Map(Object.entries(portugueseWords))

const maxListed = 14

/** Returns the candidate that a Portuguese word translates, such as `description` for `descrição`. */
function translate(typed: string, names: ReadonlyMap<string, string>): string | undefined {
  const words = englishWords.get(typed.replace(/[_-]/g, ' ')) ?? englishWords.get(typed) ?? []
  return words.map((word) => names.get(word.toLowerCase())).find((name) => name !== undefined)
}

/** Returns the candidate that a word translates, or else the closest by edit distance; `undefined` if none is close. */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > 80) return undefined
  const names = new Map<string, string>()
  for (const candidate of candidates)
    if (!names.has(foldText(candidate))) names.set(foldText(candidate), candidate)
  // Case and accents are easily mistaken.
  const typed = foldText(word)
  const translated = names.has(typed) ? undefined : translate(typed, names)
  if (translated !== undefined) return translated
  const near = [...names.keys()]
  const best = names.has(typed)
    ? typed
    : (near.find((name) => isSwapped(typed, name)) ?? nearest(typed, near))
  return best === undefined ? undefined : names.get(best)
}

/** Returns true if two neighbouring letters changed places: `titel` and `title`. */
function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  return (
    at >= 0 &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  )
}

function nearest(typed: string, names: string[]): string | undefined {
  if (names.length === 0) return undefined
  const best = closest(typed, names)
  const limit = Math.floor(Math.max(typed.length, best.length) / 3)
  return distance(typed, best) <= limit ? best : undefined
}

/** Returns the hint for an unknown name: the closest candidate, or all candidates if there are at most 14. */
export function suggestionHint(word: string, candidates: Iterable<string>): Suggestion | undefined {
  const list = [...candidates]
  const suggestion = suggest(word, list)
  if (suggestion !== undefined) return hintOf(suggestion)
  const isShort = list.length > 0 && list.length <= maxListed
  return isShort ? { text: `existem: ${list.join(', ')}` } : undefined
}

type Suggestion = { text: string; suggestion?: string }

/** Returns the hint for a name that the user probably meant. */
export const hintOf = (suggestion: string): Suggestion => ({
  text: `você quis dizer "${suggestion}"?`,
  suggestion,
})
