import { useState } from 'react'
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Returns true if a location change stays on the same page: another hash or other parameters. */
function isSameVisit(before: Location, after: Location, type: NavigationType): boolean {
  if (before.key === after.key || before.search !== after.search) return true
  return before.hash !== after.hash && (after.hash !== '' || type === 'POP')
}

/**
 * Returns the key of the visit to the current path. A link to the current path starts a new visit. A new hash
 * or query does not.
 */
export function useVisit(): string {
  const location = useLocation()
  const type = useNavigationType()
  const [visit, setVisit] = useState({ location, key: location.key })
  if (visit.location === location) return visit.key
  const key = isSameVisit(visit.location, location, type) ? visit.key : location.key
  setVisit({ location, key })
  return key
}
