import type { RouteData } from '@manifest/contract/resolved.ts'
import { matchPath } from 'react-router-dom'

/** A route and the path's values for its parameters. */
export type RouteMatch<Route = RouteData> = {
  route: Route
  params: Readonly<Record<string, string | undefined>>
}

/** Returns the route of a path. Routes are sorted by rank, so that the first match is the router's. */
export function matchRoute<Route extends Pick<RouteData, 'pattern'>>(
  routes: readonly Route[],
  path: string,
): RouteMatch<Route> | undefined {
  const start = path.toLowerCase()
  for (const route of routes) {
    if (!start.startsWith(fixedStart(route.pattern))) continue
    const match = matchPath(route.pattern, path)
    if (match) return { route, params: match.params }
  }
  return undefined
}

/**
 * Returns the fixed start of a pattern in lower case: the router ignores case. Comparing it first avoids most
 * pattern matches.
 */
const fixedStart = (pattern: string) => (pattern.split('/:', 1)[0] ?? '').toLowerCase()
