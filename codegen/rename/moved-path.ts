import { generatePath, matchPath } from 'react-router-dom'
import { normalizedPattern } from '../resolve/match-route.ts'
import type { DeclaredPath } from './declared-paths.ts'

/**
 * Where an address is once a declared path is called `to`: with its parameters, variant or batch kept. `undefined` for an
 * address that the declared path does not cover.
 */
export function movedPath(
  { path, published }: DeclaredPath,
  to: string,
  address: string,
): string | undefined {
  const key = normalizedPattern(address)
  const same = published.find((candidate) => normalizedPattern(candidate) === key)
  if (same !== undefined) return below(to, same.slice(withoutSlash(path).length))
  const match = path.includes(':') ? matchPath(path, address) : null
  return match ? generatePath(to, match.params) : undefined
}

const withoutSlash = (path: string) => path.replace(/\/$/, '')

const below = (path: string, rest: string) => (rest === '' || rest === '/' ? path : withoutSlash(path) + rest)
