import { useState } from 'react'
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Whether a change of the location leads about in the same page: to another place of it, or to other parameters. */
function isSameVisit(before: Location, after: Location, type: NavigationType): boolean {
  if (before.key === after.key || before.search !== after.search) return true
  return before.hash !== after.hash && (after.hash !== '' || type === 'POP')
}

/**
 * The key of the visit to the current path. Whoever follows a link to the path that is shown begins a new visit; a hash
 * or a query that changes does not.
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
