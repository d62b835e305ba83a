import { type KeyboardEvent, useState } from 'react'
import { createTypeAhead } from '@/lib/type-ahead.ts'

type MenuKeys = {
  /** The elements that the keys move between. */
  selector: string
  /** Which arrow keys move forward and back; `row` follows the text direction. */
  axis: 'column' | 'row'
}

const arrows = {
  column: ['ArrowUp', 'ArrowDown'],
  ltr: ['ArrowLeft', 'ArrowRight'],
  rtl: ['ArrowRight', 'ArrowLeft'],
} as const

const isRightToLeft = () => document.documentElement.dir === 'rtl'

const readLabel = (item: HTMLElement) => item.querySelector('.menu-label')?.textContent ?? ''

const isVisible = (item: HTMLElement) => item.checkVisibility({ visibilityProperty: true })

/** Handles arrows, Home, End and type-ahead in a menu whose entries also are in the Tab order. */
export function useMenuKeys({ selector, axis }: MenuKeys) {
  const [typeAhead] = useState(createTypeAhead)
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey, currentTarget, target } = event
    if (event.defaultPrevented || ctrlKey || metaKey || altKey) return
    const items = [...currentTarget.querySelectorAll<HTMLElement>(selector)].filter(isVisible)
    // The focus may be inside the panel that an item has opened; the innermost item counts.
    const current = items.findLastIndex((item) => item.parentElement?.contains(target as Node))
    const [back, forward] = axis === 'column' ? arrows.column : arrows[isRightToLeft() ? 'rtl' : 'ltr']
    const letter = [...key].length === 1 && (key !== ' ' || typeAhead.isTyping())
    let next: number
    if (key === forward) next = (current + 1) % items.length
    else if (key === back) next = (Math.max(0, current) + items.length - 1) % items.length
    else if (key === 'Home') next = 0
    else if (key === 'End') next = items.length - 1
    else if (letter) next = typeAhead.type(key, items.map(readLabel), current)
    else return
    event.preventDefault()
    items[next]?.focus()
  }
}
