import { useEffect, useState } from 'react'

const minute = 60_000

/** The time in ms since the epoch, renewed every minute: what is shown relative to it follows the clock. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
