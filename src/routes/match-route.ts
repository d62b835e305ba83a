import type { RouteData } from '@manifest/contract/resolved.ts'
import { matchPath } from 'react-router-dom'

/** A route and what a path gives for its parameters. */
export type RouteMatch<Route = RouteData> = {
  route: Route
  params: Readonly<Record<string, string | undefined>>
}

/** The route that a path leads to. Routes come in the order of their rank, so that the first match is the router's. */
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

/** What a pattern's paths begin with, in small letters: the router ignores case. Comparing it spares most patterns a match. */
const fixedStart = (pattern: string) => (pattern.split('/:', 1)[0] ?? '').toLowerCase()
