import { searchKey } from './search-text.ts'

/** The time in ms after the last letter until the typed word is reset. */
const resetMs = 350

const isOneLetter = (typed: string) => [...typed].every((letter) => letter === typed[0])

/**
 * Returns the index of the next label that starts with the typed text, after `current` and around the end, or
 * -1. Ignores accents and case. The same letter again moves to the next label with it.
 */
export function findByStart(labels: readonly string[], typed: string, current: number): number {
  const query = searchKey(typed)
  if (query === '') return -1
  const start = isOneLetter(query) ? query.slice(0, 1) : query
  // A longer word may still match the current label. A single letter moves on.
  const first = start.length > 1 ? Math.max(0, current) : current + 1
  const order = labels.map((_, index) => (first + index) % labels.length)
  return order.find((index) => searchKey(labels[index] ?? '').startsWith(start)) ?? -1
}

/** Collects typed letters into a word, which is reset after a pause. */
export function createTypeAhead() {
  let typed = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    /** Returns true while a word is being typed: a space is then part of it. */
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
