import { closest, distance } from 'fastest-levenshtein'

const maxListed = 14

/** The candidate that was probably meant, by edit distance; `undefined` when none is close. */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  const list = [...candidates]
  if (list.length === 0 || word.length > 80) return undefined
  const lower = word.toLowerCase()
  const sameButCase = list.find((candidate) => candidate.toLowerCase() === lower)
  if (sameButCase) return sameButCase
  const best = closest(
    lower,
    list.map((candidate) => candidate.toLowerCase()),
  )
  const limit = Math.max(1, Math.floor(Math.max(word.length, best.length) / 3))
  return distance(lower, best) <= limit
    ? list.find((candidate) => candidate.toLowerCase() === best)
    : undefined
}

/** The hint for an unknown name: what was probably meant, else all candidates when there are at most 14. */
export function suggestionHint(word: string, candidates: Iterable<string>): string | undefined {
  const list = [...candidates]
  const meant = suggest(word, list)
  if (meant !== undefined) return `você quis dizer "${meant}"?`
  if (list.length === 0) return undefined
  return list.length <= maxListed ? `existem: ${list.join(', ')}` : undefined
}
