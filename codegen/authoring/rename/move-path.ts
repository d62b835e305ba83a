import { generatePath, matchPath } from 'react-router-dom'
import { normalizedPattern } from '../../compile/expand/match-route.ts'
import type { DeclaredPath } from './declared-paths.ts'

/**
 * Returns an address after its declared path is renamed to `to`, with parameters, variant or batch unchanged.
 * Returns `undefined` for an address outside the declared path.
 */
export function movePath({ path, published }: DeclaredPath, to: string, address: string): string | undefined {
  const key = normalizedPattern(address)
  const publishedMatch = published.find((candidate) => normalizedPattern(candidate) === key)
  if (publishedMatch !== undefined) return joinPath(to, publishedMatch.slice(trimSlash(path).length))
  const match = path.includes(':') ? matchPath(path, address) : null
  return match ? generatePath(to, match.params) : undefined
}

const trimSlash = (path: string) => path.replace(/\/$/, '')

const joinPath = (path: string, rest: string) => (rest === '' || rest === '/' ? path : trimSlash(path) + rest)
