import { searchKey } from './search-text.ts'

/** How long after the last letter the typed word is reset, in ms. */
const resetMs = 350

const isOneLetter = (typed: string) => [...typed].every((letter) => letter === typed[0])

/**
 * Index of the next label that starts with what was typed, after `current` and around the end; -1 where none does.
 * Accents and case make no difference. The same letter again goes on to the next of its labels.
 */
export function findByStart(labels: readonly string[], typed: string, current: number): number {
  const query = searchKey(typed)
  if (query === '') return -1
  const start = isOneLetter(query) ? query.slice(0, 1) : query
  // A longer word may still be that of the current label; a single letter moves on.
  const first = start.length > 1 ? Math.max(0, current) : current + 1
  const order = labels.map((_, index) => (first + index) % labels.length)
  return order.find((index) => searchKey(labels[index] ?? '').startsWith(start)) ?? -1
}

/** Collects typed letters into a word, which is reset after a pause. */
export function createTypeAhead() {
  let typed = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    /** Whether a word is being typed: then a space is part of it. */
    isTyping: () => typed !== '',
    /** Adds a letter and returns the index of the label that matches. */
    type(letter: string, labels: readonly string[], current: number): number {
      clearTimeout(timer)
      timer = setTimeout(() => {
        typed = ''
      }, resetMs)
      typed += letter
      return findByStart(labels, typed, current)
    },
  }
}
