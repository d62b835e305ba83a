import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, useState } from 'react'
import { sidebar } from '@/generated/sidebar.ts'
import { searchKey } from '@/lib/search-text.ts'
import { MenuEntries, openDefaults, useActiveEntry } from './menu-entry.tsx'
import { menuStyles } from './menu-styles.ts'
import { type MenuEntry, visibleSidebar } from './menu-tree.ts'

openDefaults(sidebar)

type MenuListProps = { entries?: MenuEntry[]; isNarrow: boolean }

/** The entries of a vertical menu. Default: those of the sidebar. */
export function MenuList({ entries = visibleSidebar(), isNarrow }: MenuListProps) {
  const onKeyDown = useMenuKeys({ selector: '.menu-item', axis: 'column' })
  return (
    <chakra.ul css={menuStyles} data-narrow={isNarrow || undefined} onKeyDown={onKeyDown}>
      <ActiveEntries entries={entries} isNarrow={isNarrow} />
    </chakra.ul>
  )
}

/** A separate component, so that a route change does not compute the styles of the list again. */
function ActiveEntries({ entries, isNarrow }: Required<MenuListProps>) {
  return <MenuEntries entries={entries} active={useActiveEntry(entries)} isNarrow={isNarrow} />
}

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
