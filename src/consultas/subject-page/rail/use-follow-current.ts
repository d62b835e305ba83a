import { type RefObject, useEffect, useRef } from 'react'

/** The space around the current entry, in px. */
const margin = 48

/** Scrolls the rail to the entry of the section at the top of the screen, and to its own top above the first section. */
export function useFollowCurrent(current: string | undefined): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const scroller = findScroller(ref.current)
    if (!scroller) return
    if (current === undefined) return void scroller.scrollTo({ top: 0 })
    const entry = ref.current?.querySelector('[aria-current=location]')?.getBoundingClientRect()
    if (!entry) return
    // `scrollIntoView` would stop the smooth scrolling of the page.
    const { top, bottom } = scroller.getBoundingClientRect()
    const above = entry.top - margin - top
    const below = entry.bottom + margin - bottom
    if (above < 0) scroller.scrollTop += above
    else if (below > 0) scroller.scrollTop += below
  }, [current])
  return ref
}

/** Returns the element that scrolls the rail: the column beside the answers, or the sheet. */
function findScroller(rail: HTMLElement | null): HTMLElement | undefined {
  for (let element = rail; element && element !== document.body; element = element.parentElement)
    if (element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY === 'auto')
      return element
  return undefined
}
