import { Box } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { afterPageShown } from '@/lib/page-shown.ts'

type WhenNearProps = {
  /** Has the size of the children. */
  fallback: ReactNode
  children: ReactNode
}

/** Events of a user who may reach the children in another way than by scrolling. */
const activities = ['keydown', 'pointermove'] as const

/** The share of the fallback that must be in view. */
const shownShare = 0.4

/** Time for the first load to end. After it the children load too: a screen reader may send no event. In ms. */
const quietMs = 4_000

/**
 * Renders its children when they come into view, when the user becomes active, or some seconds after the page is shown.
 * Until then their code need not load.
 */
export function WhenNear({ fallback, children }: WhenNearProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !box.current) return
    const show = () => setNear(true)
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show()
      },
      { threshold: shownShare },
    )
    observer.observe(box.current)
    for (const type of activities) window.addEventListener(type, show)
    let timer: ReturnType<typeof setTimeout> | undefined
    afterPageShown(() => {
      timer = setTimeout(show, quietMs)
    })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      for (const type of activities) window.removeEventListener(type, show)
    }
  }, [isNear])
  return isNear ? children : <Box ref={box}>{fallback}</Box>
}
