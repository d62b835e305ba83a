import { matchPath } from 'react-router-dom'

/** The points that react-router adds to a route's score for each kind of segment, and for each segment of any kind. */
const scoreByKind = { static: 10, parameter: 3, empty: 1, segment: 1 }

const scoreSegment = (segment: string) =>
  segment === '' ? scoreByKind.empty : segment.startsWith(':') ? scoreByKind.parameter : scoreByKind.static

/** Returns a pattern's score by react-router's ranking. An optional parameter counts as present. */
const rankPattern = (pattern: string): number =>
  pattern.split('/').reduce((score, segment) => score + scoreSegment(segment) + scoreByKind.segment, 0)

/**
 * Sorts routes as react-router ranks them: the first one that matches a path is shown. Routes with the same score keep
 * their order. A test compares the order with `matchRoutes`.
 */
export const sortByRank = <Route extends { pattern: string }>(routes: Route[]): Route[] =>
  routes
    .map((route) => ({ route, rank: rankPattern(route.pattern) }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ route }) => route)

/** Returns a path in lower case without a trailing slash: routes ignore both. */
const normalizedPath = (path: string) => path.replace(/\/+$/, '').toLowerCase() || '/'

/** Returns the same text for patterns that differ only in case, a trailing slash or names of parameters. */
export const normalizedPattern = (pattern: string) => normalizedPath(pattern).replace(/:\w+/g, ':')

/** Returns the fixed start of a pattern. Comparing it first avoids most calls of `matchPath`, which compiles the pattern. */
const fixedStart = (pattern: string) => pattern.slice(0, pattern.indexOf('/:')).toLowerCase()

type MatchedRoute<Route> = { route: Route; params: Record<string, string | undefined> }

/**
 * Returns a function that finds the route of a path, as react-router does. `routes` are sorted by rank. A pattern
 * without parameters outranks all others on its own path, so most paths are looked up in a map.
 */
export function createRouteMatcher<Route extends { pattern: string }>(routes: Route[]) {
  const routesByPath = new Map<string, Route>()
  const routesWithParameters: { route: Route; start: string }[] = []
  for (const route of routes)
    if (route.pattern.includes(':')) routesWithParameters.push({ route, start: fixedStart(route.pattern) })
    else routesByPath.set(normalizedPath(route.pattern), route)
  return (path: string): MatchedRoute<Route> | undefined => {
    const normalized = normalizedPath(path)
    const same = routesByPath.get(normalized)
    if (same) return { route: same, params: {} }
    for (const { route, start } of routesWithParameters) {
      if (!normalized.startsWith(start)) continue
      const match = matchPath(route.pattern, path)
      if (match) return { route, params: match.params }
    }
    return undefined
  }
}
