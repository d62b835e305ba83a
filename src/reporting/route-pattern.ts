const readSegments = (path: string) => path.toLowerCase().split('/').filter(Boolean)

/** Like the router, takes `:name` as any segment and `:name?` as an optional one. */
function isMatch([expected, ...others]: string[], segments: string[]): boolean {
  if (expected === undefined) return segments.length === 0
  const [segment, ...rest] = segments
  if (segment !== undefined && (expected.startsWith(':') || expected === segment) && isMatch(others, rest))
    return true
  return expected.endsWith('?') && isMatch(others, segments)
}

/** Returns the first pattern that matches a path. Patterns are in the router's order. Ignores case and a trailing slash. */
export const findPattern = (patterns: readonly string[], path: string): string | undefined =>
  patterns.find((pattern) => isMatch(readSegments(pattern), readSegments(path)))
