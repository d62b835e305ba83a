import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react'

type CompactHead = {
  /** The part that scrolls away. */
  identity: RefObject<HTMLDivElement | null>
  /** Only the last row is on screen. */
  isCompact: boolean
  style: CSSProperties
}

/** Measures the part of a head that scrolls away. Tells if that part is off screen. */
export function useCompactHead(): CompactHead {
  const identity = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  const [isCompact, setCompact] = useState(false)
  useLayoutEffect(() => {
    const element = identity.current
    if (!element) return
    const measure = () => setHeight(element.offsetHeight)
    measure()
    const resizing = new ResizeObserver(measure)
    resizing.observe(element)
    const update = () => {
      const edge = Number.parseFloat(getComputedStyle(element).getPropertyValue('--stick')) || 0
      setCompact(window.scrollY > 0 && element.getBoundingClientRect().bottom <= edge + 1)
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    // The browser cannot scroll to a control in a part that sticks above the window. A pressed control is in view, and
    // would lose its click if it moved away from the pointer.
    const showFocused = ({ target }: FocusEvent) => {
      const isKeyboardFocus = target instanceof Element && target.matches(':focus-visible')
      if (isKeyboardFocus && element.getBoundingClientRect().top < 0) window.scrollTo(0, 0)
    }
    element.addEventListener('focusin', showFocused)
    return () => {
      resizing.disconnect()
      window.removeEventListener('scroll', update)
      element.removeEventListener('focusin', showFocused)
    }
  }, [])
  return { identity, isCompact, style: { '--identity': `${height}px` } as CSSProperties }
}
