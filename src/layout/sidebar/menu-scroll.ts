import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Distance in px between the active entry and the menu's edge when it is scrolled into view. */
const margin = 48

/** The menu's last scroll position, which a drawer restores when it opens again. */
let lastPosition = 0

function scrollEntryIntoView(menu: HTMLElement) {
  const entry = menu.querySelector('[aria-current]')
  if (!entry?.checkVisibility()) return
  const frame = menu.getBoundingClientRect()
  const { top, bottom } = entry.getBoundingClientRect()
  if (top < frame.top) menu.scrollTop += top - frame.top - margin
  else if (bottom > frame.bottom) menu.scrollTop += bottom - frame.bottom + margin
}

/**
 * Restores the scroll position of `menu`, and scrolls the active entry into view when the route
 * changes.
 */
export function MenuScroll({ menu }: { menu: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    const element = menu.current
    if (!element) return
    element.scrollTop = lastPosition
    const updatePosition = () => {
      lastPosition = element.scrollTop
    }
    element.addEventListener('scroll', updatePosition)
    return () => element.removeEventListener('scroll', updatePosition)
  }, [menu])
  // Runs after the groups above the entry have opened.
  useEffect(() => {
    if (menu.current) scrollEntryIntoView(menu.current)
  }, [pathname])
  return null
}
