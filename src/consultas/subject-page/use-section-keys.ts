import { type RefObject, useEffect, useRef } from 'react'
import { useKey, useKeys } from '@/state/use-key.ts'
import type { Section } from './section.ts'
import { findTopSection } from './use-current-section.ts'

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Moves between sections: `[` and `]` to the previous and the next one, `1` to `9` to one of the first nine. */
export function useSectionKeys(sections: readonly Section[], onShow: (key: string) => void): void {
  const target = useScrollTarget()
  const showAt = (index: number) => {
    const section = sections[index]
    if (!section) return
    target.current = section.key
    onShow(section.key)
  }
  const findCurrent = () => {
    const current = target.current ?? findTopSection(sections)
    return sections.findIndex(({ key }) => key === current)
  }
  useKey('[', () => showAt(Math.max(0, findCurrent() - 1)))
  useKey(']', () => showAt(findCurrent() + 1))
  useKeys(digits, (digit) => showAt(Number(digit) - 1))
}

/** Events by which a user scrolls away. */
const scrollEvents = ['wheel', 'touchmove', 'pointerdown'] as const

/**
 * Holds the section that a key went to, until the user scrolls: while the page still scrolls there, and for a last
 * section that cannot reach the top of the screen, another section is at the top.
 */
function useScrollTarget(): RefObject<string | undefined> {
  const target = useRef<string>(undefined)
  useEffect(() => {
    const clear = () => {
      target.current = undefined
    }
    for (const type of scrollEvents) window.addEventListener(type, clear, { passive: true })
    return () => {
      for (const type of scrollEvents) window.removeEventListener(type, clear)
    }
  }, [])
  return target
}
