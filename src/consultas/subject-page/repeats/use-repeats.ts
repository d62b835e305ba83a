import { useRef } from 'react'
import type { Section } from '../section.ts'
import type { HeadFacts } from './fact.ts'
import { findRepeats, type Repeat, type RepeatsByKey } from './find-repeats.ts'

/**
 * Returns what each section repeats. The list of a section stays the same object until it changes, so that
 * memoized sections do not render again.
 */
export function useRepeats(sections: readonly Section[], head?: HeadFacts): RepeatsByKey {
  const before = useRef<RepeatsByKey>(new Map())
  const next = new Map<string, readonly Repeat[]>()
  for (const [key, repeats] of findRepeats(sections, head)) {
    const known = before.current.get(key)
    next.set(key, known && JSON.stringify(known) === JSON.stringify(repeats) ? known : repeats)
  }
  before.current = next
  return next
}
