import { type KeyboardEvent, type RefObject, useState } from 'react'
import { createTypeAhead } from '@/lib/type-ahead.ts'

/** What the keys move between. */
export type MenuLines = {
  /** Their texts, from the first to the last. */
  labels: readonly string[]
  /** The innermost that contains the focus, which may be within what it has opened; -1 for none. */
  current: number
  focus: (index: number) => void
}

/** Where a menu that has more lines than elements says which they are, for the element that has the focus. */
export type LinesRef = RefObject<((focused: Node) => MenuLines) | null>

type MenuKeys = {
  /** Which elements the keys move between. */
  selector: string
  /** Which arrow keys move forward and back; `row` follows the text direction. */
  axis: 'column' | 'row'
  lines?: LinesRef
}

const arrows = {
  column: ['ArrowUp', 'ArrowDown'],
  ltr: ['ArrowLeft', 'ArrowRight'],
  rtl: ['ArrowRight', 'ArrowLeft'],
} as const

const isRightToLeft = () => document.documentElement.dir === 'rtl'

const readLabel = (item: HTMLElement) => item.querySelector('.menu-label')?.textContent ?? ''

/** Handles arrows, Home, End and type-ahead in a menu whose entries also are in the Tab order. */
export function useMenuKeys({ selector, axis, lines }: MenuKeys) {
  const [typeAhead] = useState(createTypeAhead)
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey, currentTarget, target } = event
    if (event.defaultPrevented || ctrlKey || metaKey || altKey) return
    const readLines = lines?.current ?? ((focused: Node) => readShownLines(currentTarget, selector, focused))
    const { labels, current, focus } = readLines(target as Node)
    const [back, forward] = axis === 'column' ? arrows.column : arrows[isRightToLeft() ? 'rtl' : 'ltr']
    const letter = [...key].length === 1 && (key !== ' ' || typeAhead.isTyping())
    let next: number
    if (key === forward) next = (current + 1) % labels.length
    else if (key === back) next = (Math.max(0, current) + labels.length - 1) % labels.length
    else if (key === 'Home') next = 0
    else if (key === 'End') next = labels.length - 1
    else if (letter) next = typeAhead.type(key, labels, current)
    else return
    event.preventDefault()
    focus(next)
  }
}

/** The lines of a menu that are elements, as far as they are visible. */
function readShownLines(menu: HTMLElement, selector: string, focused: Node): MenuLines {
  const items = [...menu.querySelectorAll<HTMLElement>(selector)].filter((item) =>
    item.checkVisibility({ visibilityProperty: true }),
  )
  return {
    labels: items.map(readLabel),
    current: items.findLastIndex((item) => item.parentElement?.contains(focused)),
    focus: (index) => items[index]?.focus(),
  }
}
