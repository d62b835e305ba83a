import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { createRouteMatcher, sortByRank } from '../../../codegen/expand/match-route.ts'
import { matchRoute } from '../../../src/routes/match-route.ts'

const rankPatterns = (patterns: string[]) => sortByRank(patterns.map((pattern) => ({ pattern })))

/** What react-router itself shows, given routes in the order of the table. */
const matchWithRouter = (table: { pattern: string }[], path: string) =>
  matchRoutes(
    table.map(({ pattern }) => ({ path: pattern })),
    path,
  )?.[0]?.route.path

const segments = ['', 'a', 'lote', ':x', ':variant?', ':variant?/lote'] as const
const heads = segments.filter((segment) => !segment.includes('?'))

/** Every pattern of up to three segments, with a family's endings. */
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

/** The paths that a pattern takes, parameters without their names. */
const listClaimedPaths = (pattern: string) =>
  [pattern.replace('?', ''), pattern.replace('/:variant?', '') || '/'].map((claimedPath) =>
    claimedPath.replace(/:\w+/g, ':'),
  )

/** Routes that claim one path are an error of the manifest, whoever of them is shown. */
const haveSharedPath = (one: string, other: string) =>
  listClaimedPaths(one).some((claimedPath) => listClaimedPaths(other).includes(claimedPath))

describe('the rank of routes', () => {
  it('has two families, one below the other, told apart', () => {
    const table = rankPatterns(['/c/telefone/:variant?', '/c/telefone/cpf/:variant?'])
    expect(table.map(({ pattern }) => pattern)).toEqual([
      '/c/telefone/cpf/:variant?',
      '/c/telefone/:variant?',
    ])
  })

  it('keeps routes of one rank as they were declared', () => {
    expect(rankPatterns(['/b', '/a', '/:x']).map(({ pattern }) => pattern)).toEqual(['/b', '/a', '/:x'])
  })

  it.each(paths)('finds at %s what the router shows, whatever the other routes', (path) => {
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
