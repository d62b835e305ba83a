import { useLayoutEffect, useRef, useState } from 'react'

/** Returns the scale at which a page of this width fits into an element, at most 1. */
export function useScale(width: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(width)
  useLayoutEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, scale: Math.min(1, room / width) }
}
