import { useEffect, useState } from 'react'

const secondsUntil = (until: number | undefined) =>
  until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1_000))

/** Whole seconds left until a time, in ms since the epoch; 0 when it has come or there is none. */
export function useCountdown(until: number | undefined): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(until))
  useEffect(() => {
    setSeconds(secondsUntil(until))
    if (secondsUntil(until) === 0) return
    const timer = setInterval(() => {
      const left = secondsUntil(until)
      setSeconds(left)
      if (left === 0) clearInterval(timer)
    }, 1_000)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}
