import { matchPath } from 'react-router-dom'

/** A path as routes tell them apart: neither case nor a trailing slash does. */
const normalizedPath = (path: string) => path.replace(/\/+$/, '').toLowerCase() || '/'

/** A pattern as patterns tell each other apart: the names of its parameters do not. */
export const normalizedPattern = (pattern: string) => normalizedPath(pattern).replace(/:\w+/g, ':')

type MatchedRoute<Route> = { route: Route; params: Record<string, string | undefined> }

/**
 * Finds the route that a path leads to, as react-router does: `routes` are in the order of their rank. A pattern
 * without parameters that is the path itself outranks all others, so that most paths are looked up and not matched.
 */
export function createRouteMatcher<Route extends { pattern: string }>(routes: Route[]) {
  const [routesByPath, routesWithParameters] = [new Map<string, Route>(), [] as Route[]]
  for (const route of routes)
    if (route.pattern.includes(':')) routesWithParameters.push(route)
    else routesByPath.set(normalizedPath(route.pattern), route)
  return (path: string): MatchedRoute<Route> | undefined => {
    const same = routesByPath.get(normalizedPath(path))
    if (same) return { route: same, params: {} }
    for (const route of routesWithParameters) {
      const match = matchPath(route.pattern, path)
      if (match) return { route, params: match.params }
    }
    return undefined
  }
}
