import { Skeleton } from '@chakra-ui/react'
import { type RefObject, useLayoutEffect, useRef } from 'react'

export function GraphSkeleton() {
  const frame = useRef<HTMLDivElement>(null)
  useFillHeight(frame)
  return <Skeleton ref={frame} aria-hidden="true" minHeight="420px" borderRadius="panel" />
}

/** In px. In a lower window the page scrolls. */
const minHeight = 420

/** The header, the bottom bar and a margin of phones, in px: there the page scrolls, and the element fills the rest. */
const phone = { width: 768, bars: 148 }

/** Gives an element the height that the window has left for it, so that the page does not scroll. */
export function useFillHeight(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const fill = () => {
      const top = element.getBoundingClientRect().top + window.scrollY
      const space = window.innerHeight - top - measureBelow(element)
      const least = window.innerWidth < phone.width ? window.innerHeight - phone.bars : minHeight
      element.style.height = `${Math.max(Math.min(least, 640), minHeight, Math.floor(space))}px`
    }
    fill()
    const observer = new ResizeObserver(fill)
    observer.observe(document.body)
    window.addEventListener('resize', fill)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', fill)
    }
  }, [])
}

/** Returns the space below an element that the page needs: the end of `main`, the footer and fixed bars. */
function measureBelow(element: HTMLElement): number {
  const main = element.closest('main')
  const column = main?.parentElement
  if (!main || !column) return 0
  const padding = (each: Element) => Number.parseFloat(getComputedStyle(each).paddingBottom) || 0
  const footer = main.nextElementSibling?.getBoundingClientRect().height ?? 0
  return padding(main) + padding(column) + footer
}
