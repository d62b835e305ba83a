import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { hintOf } from '../../diagnostics/suggest.ts'
import type { ExpandedManifest } from '../expand/expand-manifest.ts'
import { normalizedPattern } from '../expand/match-route.ts'
import { listManifestLinks } from '../expand/menu-links.ts'
import type { EntryLocation, LocatedRoute } from '../expand/route-table.ts'
import type { Check } from './check.ts'
import { indexRoutes } from './route-index.ts'

/** Checks that links of menus, and the paths in app.yaml, have a route. */
export const checkLinks: Check = (manifest) => {
  const { isRoute, isUnread, suggestPath } = indexRoutes(manifest)
  return listManifestLinks(manifest).flatMap(({ document, at, link }) => {
    if (isRoute(link) || isUnread(link)) return []
    const meant = suggestPath(link)
    const hint = meant ? hintOf(meant) : undefined
    const message = `Nenhuma rota tem o caminho ${link}`
    return [{ ...document.report('unknown-link', at, 'value', message, hint), target: link }]
  })
}

type LocatedRedirect = EntryLocation & { path: string; key: string; to: string; toAt: EntryLocation['at'] }

type RouteIndex = ReturnType<typeof indexRoutes>

const listRedirects = ({ routes }: ExpandedManifest): LocatedRedirect[] =>
  routes.flatMap(({ document, value }) =>
    value.redirects.map(({ from, to }, index) => ({
      path: from,
      key: from === '*' ? `${value.layout} *` : normalizedPattern(from),
      document,
      at: ['redirects', index, 'from'],
      keyOrValue: 'value',
      to,
      toAt: ['redirects', index, 'to'],
    })),
  )

/** Reports a repeated redirect, and one from the path of a route: the router never uses it. */
function reportConflicts(
  redirects: LocatedRedirect[],
  takenPatterns: Set<string>,
  table: LocatedRoute[],
): Diagnostic[] {
  const first = new Map<string, EntryLocation>()
  const routeAt = (key: string) => table.find(({ pattern }) => normalizedPattern(pattern) === key)
  return redirects.flatMap(({ path, key, document, at, keyOrValue }): Diagnostic[] => {
    const conflict = (
      message: string,
      hint: string,
      other: EntryLocation | undefined,
      relatedMessage: string,
    ) => {
      const related = other ? [other.document.related(other.at, other.keyOrValue, relatedMessage)] : []
      return [document.report('redirect-conflict', at, keyOrValue, message, hint, related)]
    }
    const earlier = first.get(key)
    if (earlier) {
      const position = earlier.document.formatPosition(earlier.at, earlier.keyOrValue)
      const message = `O redirecionamento de ${path} já está em ${position}`
      return conflict(message, 'apague um dos dois', earlier, 'o primeiro está aqui')
    }
    first.set(key, { document, at, keyOrValue })
    if (!takenPatterns.has(key)) return []
    const message = `O redirecionamento nunca age: ${path} é uma rota`
    return conflict(message, 'apague o redirecionamento, ou a rota', routeAt(key), 'a rota está aqui')
  })
}

/**
 * Reports a redirect to a redirect even if it ends at a route: a direct one exists, and the chain may be a
 * loop.
 */
function reportUnresolved(
  redirects: LocatedRedirect[],
  { isRoute, isUnread, suggestPath }: RouteIndex,
): Diagnostic[] {
  const others = new Map(redirects.map((redirect) => [redirect.key, redirect]))
  return redirects.flatMap(({ key, document, to, toAt }): Diagnostic[] => {
    if (isRoute(to) || isUnread(to)) return []
    const next = others.get(normalizedPattern(to))
    if (next) {
      const message =
        next.key === key
          ? `O redirecionamento leva a si mesmo: ${to}`
          : `${to} é outro redirecionamento, em ${next.document.formatPosition(next.at, next.keyOrValue)}`
      const related = [next.document.related(next.at, next.keyOrValue, 'o outro está aqui')]
      const hint = 'redirecione direto a uma rota'
      return [document.report('redirect-conflict', toAt, 'value', message, hint, related)]
    }
    const meant = suggestPath(to)
    const hint = meant ? hintOf(meant) : undefined
    const message = `Nenhuma rota tem o caminho ${to}`
    return [{ ...document.report('unknown-redirect', toAt, 'value', message, hint), target: to }]
  })
}

/** Checks that redirects start at a path without a route, are unique, and lead to a route. */
export const checkRedirects: Check = (manifest) => {
  const redirects = listRedirects(manifest)
  const routeIndex = indexRoutes(manifest)
  const takenPatterns = new Set(routeIndex.paths.map(normalizedPattern))
  return [
    ...reportConflicts(redirects, takenPatterns, manifest.table),
    ...reportUnresolved(redirects, routeIndex),
  ]
}
