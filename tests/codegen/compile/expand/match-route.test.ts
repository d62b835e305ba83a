import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { createRouteMatcher, sortByRank } from '../../../../codegen/compile/expand/match-route.ts'
import { matchRoute } from '../../../../src/routes/match-route.ts'

const rankPatterns = (patterns: string[]) => sortByRank(patterns.map((pattern) => ({ pattern })))

/** Returns the pattern that react-router shows for a path. */
const matchWithRouter = (table: { pattern: string }[], path: string) =>
  matchRoutes(
    table.map(({ pattern }) => ({ path: pattern })),
    path,
  )?.[0]?.route.path

const segments = ['', 'a', 'lote', ':x', ':variant?', ':variant?/lote'] as const
const heads = segments.filter((segment) => !segment.includes('?'))

/** All patterns of up to three segments, also with the endings of a family. */
const patterns = [
  ...new Set(
    heads.flatMap((one) =>
      heads.flatMap((two) =>
        segments.map((three) => `/${[one, two, three].filter((segment) => segment !== '').join('/')}`),
      ),
    ),
  ),
]

const paths = [
  '/',
  '/a',
  '/b/',
  '/a/b',
  '/A/7',
  '/a/lote',
  '/a/a/lote',
  '/lote/lote/7',
  '/a/b/c',
  '/x/y/z/lote',
]

/** Returns the paths of a pattern, without names of parameters. */
const listClaimedPaths = (pattern: string) =>
  [pattern.replace('?', ''), pattern.replace('/:variant?', '') || '/'].map((claimedPath) =>
    claimedPath.replace(/:\w+/g, ':'),
  )

/** Patterns that share a path are an error of the manifest. */
const haveSharedPath = (one: string, other: string) =>
  listClaimedPaths(one).some((claimedPath) => listClaimedPaths(other).includes(claimedPath))

describe('sortByRank and createRouteMatcher', () => {
  it('tells apart two families, one below the other', () => {
    const table = rankPatterns(['/c/telefone/:variant?', '/c/telefone/cpf/:variant?'])
    expect(table.map(({ pattern }) => pattern)).toEqual([
      '/c/telefone/cpf/:variant?',
      '/c/telefone/:variant?',
    ])
  })

  it('keeps the order of routes with the same rank', () => {
    expect(rankPatterns(['/b', '/a', '/:x']).map(({ pattern }) => pattern)).toEqual(['/b', '/a', '/:x'])
  })

  it.each(paths)('finds the route that react-router shows at %s', (path) => {
    for (const [index, one] of patterns.entries())
      for (const other of patterns.slice(index + 1)) {
        if (haveSharedPath(one, other)) continue
        const table = rankPatterns([one, other])
        const expected = matchWithRouter(table, path)
        const found = [createRouteMatcher(table)(path)?.route.pattern, matchRoute(table, path)?.route.pattern]
        expect(found, `${one} and ${other}`).toEqual([expected, expected])
      }
  })
})
