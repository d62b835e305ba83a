import { useKey } from '@/lib/use-key.ts'
import type { Section } from './section.ts'
import { findTopSection } from './use-current-section.ts'

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Moves between sections: `[` and `]` to the previous and the next one, `1` to `9` to one of the first nine. */
export function useSectionKeys(sections: readonly Section[], onShow: (key: string) => void): void {
  const showAt = (index: number) => {
    const section = sections[index]
    if (section) onShow(section.key)
  }
  const findCurrent = () => sections.findIndex(({ key }) => key === findTopSection(sections))
  useKey('[', () => showAt(Math.max(0, findCurrent() - 1)))
  useKey(']', () => showAt(findCurrent() + 1))
  // The list never changes its length, so the order of hooks stays.
  for (const [index, digit] of digits.entries()) useKey(digit, () => showAt(index))
}
