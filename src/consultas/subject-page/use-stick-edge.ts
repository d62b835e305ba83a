import { useLayoutEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { preferences } from '@/state/preferences.ts'

/** Returns how far the app's header covers the top of the window, in px: 0 if it scrolls away or is hidden. */
export function useStickEdge(): number {
  const { navBarType, type, menuHidden } = useSnapshot(preferences)
  const [edge, setEdge] = useState(0)
  useLayoutEffect(() => {
    const header = document.querySelector<HTMLElement>('header')
    if (!header) return setEdge(0)
    const measure = () => {
      const { position, top } = getComputedStyle(header)
      setEdge(position === 'sticky' ? header.offsetHeight + (Number.parseFloat(top) || 0) : 0)
    }
    measure()
    const resizing = new ResizeObserver(measure)
    resizing.observe(header)
    return () => resizing.disconnect()
  }, [navBarType, type, menuHidden])
  return edge
}
