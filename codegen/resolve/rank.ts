/** What react-router adds to a route's score for each kind of segment, and for each segment whatever its kind. */
const scores = { static: 10, parameter: 3, empty: 1, segment: 1 }

const scoreOf = (segment: string) =>
  segment === '' ? scores.empty : segment.startsWith(':') ? scores.parameter : scores.static

/**
 * How specific a pattern is, by react-router's ranking: of the routes that match a path, the one of the highest rank
 * is shown, and among equals the one declared first. An optional parameter counts as present. A test holds the order
 * against `matchRoutes`.
 */
function rankOf(pattern: string): number {
  const segments = pattern.split('/')
  return segments.reduce((score, segment) => score + scoreOf(segment) + scores.segment, 0)
}

/** Routes in matching order: the first one that matches a path is the one that the router shows. */
export const byRank = <Route extends { pattern: string }>(routes: Route[]): Route[] =>
  routes
    .map((route) => ({ route, rank: rankOf(route.pattern) }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ route }) => route)
