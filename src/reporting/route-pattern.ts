const readSegments = (path: string) => path.toLowerCase().split('/').filter(Boolean)

/** Like the router, ignores case and a trailing slash, and takes `:name` as any segment and `:name?` as an optional one. */
function isMatch(pattern: string, path: string): boolean {
  const segments = readSegments(path)
  for (const expected of readSegments(pattern)) {
    const isOptional = expected.endsWith('?')
    const isParameter = expected.startsWith(':')
    const segment = segments[0]
    if (segment !== undefined && (isParameter || segment === expected)) segments.shift()
    else if (!isOptional) return false
  }
  return segments.length === 0
}

/** Returns the first pattern that matches a path. Patterns are in the router's order. */
export const findPattern = (patterns: readonly string[], path: string): string | undefined =>
  patterns.find((pattern) => isMatch(pattern, path))
