/** What react-router adds to a route's score for each kind of segment, and for each segment whatever its kind. */
const scoreByKind = { static: 10, parameter: 3, empty: 1, segment: 1 }

const scoreSegment = (segment: string) =>
  segment === '' ? scoreByKind.empty : segment.startsWith(':') ? scoreByKind.parameter : scoreByKind.static

/**
 * How specific a pattern is, by react-router's ranking: of the routes that match a path, the one of the highest rank
 * is shown, and among equals the one declared first. An optional parameter counts as present. A test holds the order
 * against `matchRoutes`.
 */
function rankPattern(pattern: string): number {
  const segments = pattern.split('/')
  return segments.reduce((score, segment) => score + scoreSegment(segment) + scoreByKind.segment, 0)
}

/** Routes in matching order: the first one that matches a path is the one that the router shows. */
export const sortByRank = <Route extends { pattern: string }>(routes: Route[]): Route[] =>
  routes
    .map((route) => ({ route, rank: rankPattern(route.pattern) }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ route }) => route)
