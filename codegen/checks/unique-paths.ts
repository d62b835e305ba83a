import { canonicalPath, type PlacedPath, routePaths } from '../route-paths.ts'
import type { Check } from './check.ts'

/** Two routes with one path: they differ at most in case, a trailing slash or the name of a parameter. */
export const uniquePaths: Check = (manifest) => {
  const first = new Map<string, PlacedPath>()
  return routePaths(manifest).flatMap((placed) => {
    const key = canonicalPath(placed.path)
    const earlier = first.get(key)
    if (!earlier) {
      first.set(key, placed)
      return []
    }
    const other = earlier.document.place(earlier.at, 'value')
    const message = `O caminho ${placed.path} já é usado em ${other}`
    const part = placed.at.at(0) === 'variants' ? 'key' : 'value'
    return [placed.document.report('duplicate-path', placed.at, part, message, 'mude um dos dois caminhos')]
  })
}
