import { type RefObject, useEffect, useRef, useState } from 'react'

type Live = {
  isRunning: boolean
  setRunning: (isRunning: boolean) => void
  /** The element that must be on screen. */
  box: RefObject<HTMLDivElement | null>
}

/** Ms between two values. */
const intervalMs = 1_000

/**
 * Calls `step` every second while running. It rests off screen and in a hidden tab, and starts paused if the
 * user prefers reduced motion.
 */
export function useLive(step: () => void, isReducedMotion: boolean): Live {
  const box = useRef<HTMLDivElement>(null)
  const latestStep = useRef(step)
  const [isRunning, setRunning] = useState(!isReducedMotion)
  const [isOnScreen, setOnScreen] = useState(false)
  useEffect(() => {
    latestStep.current = step
  })
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.at(-1)?.isIntersecting ?? false),
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (!isRunning || !isOnScreen) return
    const timer = setInterval(() => {
      if (!document.hidden) latestStep.current()
    }, intervalMs)
    return () => clearInterval(timer)
  }, [isRunning, isOnScreen])
  return { isRunning, setRunning, box }
}
