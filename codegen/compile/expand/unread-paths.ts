import { matchPath } from 'react-router-dom'
import { routePath } from '../../../manifest/schema/path.ts'
import { readAtPath } from '../parse/read-at-path.ts'
import type { BrokenFile } from '../read/read-manifest.ts'

/** Returns the paths that can be read of broken files. */
export const listUnreadPaths = (files: readonly BrokenFile[]): string[] =>
  files.flatMap((file) => readPatterns(file) ?? []).map((pattern) => pattern.replace('/*', ''))

/**
 * Returns a function that says if a broken file may declare the route of a path. Each path may be meant if the paths of
 * one file cannot be read.
 */
export function createUnreadPaths(files: readonly BrokenFile[]): (path: string) => boolean {
  const patterns = files.flatMap((file) => readPatterns(file) ?? ['*'])
  return (path) => patterns.some((pattern) => matchPath(pattern, path) !== null)
}

/** Returns the patterns that a broken file declares; `undefined` if one of them cannot be read. */
function readPatterns({ kind, value, text = '' }: BrokenFile): string[] | undefined {
  switch (kind) {
    case 'routes/':
      return readRoutePaths(value)
    case 'consultas/':
    case 'dossies/': {
      const path = value === undefined ? findPathLine(text) : readAtPath(value, ['path'])
      return isPath(path) ? [`${path}/*`] : undefined
    }
    default:
      return []
  }
}

function readRoutePaths(value: unknown): string[] | undefined {
  const routes = readAtPath(value, ['routes'])
  const paths = Array.isArray(routes) ? routes.map((route) => readAtPath(route, ['path'])) : [undefined]
  return paths.every(isPath) ? paths : undefined
}

/** A text that is not YAML may still have the key `path` at the start of a line. Two such keys are not readable. */
function findPathLine(text: string): string | undefined {
  const [found, ...others] = text.matchAll(/^path: *(["']?)(\S+)\1 *$/gm)
  return others.length > 0 ? undefined : found?.[2]
}

const isPath = (path: unknown): path is string => routePath.safeParse(path).success
