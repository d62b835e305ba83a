import type { CheckedManifest } from '../../expand/expand-manifest.ts'
import { createRouteMatcher } from '../../expand/match-route.ts'
import { createRow, type ExplainRow } from './explain-row.ts'

/** Of a path that is redirected, from where and to where; `*`, all that no route has, only by that name. */
export function redirectRows({ routes }: CheckedManifest, path: string): ExplainRow[] | undefined {
  const redirects = routes.flatMap(({ document, value: { redirects } }) =>
    redirects.map(({ from, to }, index) => ({ pattern: from, to, document, at: ['redirects', index] })),
  )
  const { pattern, to, document, at } =
    redirects.find(({ pattern }) => pattern === path) ?? createRouteMatcher(redirects)(path)?.route ?? {}
  if (pattern === undefined || !document || !at) return undefined
  return [
    createRow('from', pattern, { document, at: [...at, 'from'] }),
    createRow('to', to, { document, at: [...at, 'to'] }),
  ]
}
