import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { normalizedPattern } from '../resolve/match-route.ts'
import type { Place, PlacedRoute } from '../resolve/route-table.ts'
import type { Check, CheckInput } from './check.ts'
import { knownRoutes, knowsAllRoutes } from './known-routes.ts'

type PlacedRedirect = Place & { path: string; key: string; to: string; toAt: Place['at'] }

type KnownRoutes = ReturnType<typeof knownRoutes>

const placedRedirects = ({ routes }: CheckInput): PlacedRedirect[] =>
  routes.flatMap(({ document, value }) =>
    value.redirects.map(({ from, to }, index) => ({
      path: from,
      key: from === '*' ? `${value.layout} *` : normalizedPattern(from),
      document,
      at: ['redirects', index, 'from'],
      part: 'value',
      to,
      toAt: ['redirects', index, 'to'],
    })),
  )

/** Redirects stand once and act only on a path that no route has: the router would never ask them. */
function conflicts(redirects: PlacedRedirect[], taken: Set<string>, table: PlacedRoute[]): Diagnostic[] {
  const first = new Map<string, Place>()
  const routeAt = (key: string) => table.find(({ pattern }) => normalizedPattern(pattern) === key)
  return redirects.flatMap(({ path, key, document, at, part }): Diagnostic[] => {
    const conflict = (message: string, hint: string, other: Place | undefined, what: string) => {
      const related = other ? [other.document.related(other.at, other.part, what)] : []
      return [document.report('redirect-conflict', at, part, message, hint, related)]
    }
    const earlier = first.get(key)
    if (earlier) {
      const place = earlier.document.place(earlier.at, earlier.part)
      const message = `O redirecionamento de ${path} já está em ${place}`
      return conflict(message, 'apague um dos dois', earlier, 'o primeiro está aqui')
    }
    first.set(key, { document, at, part })
    if (!taken.has(key)) return []
    const message = `O redirecionamento nunca age: ${path} é uma rota`
    return conflict(message, 'apague o redirecionamento, ou a rota', routeAt(key), 'a rota está aqui')
  })
}

/** A redirect to a redirect is refused even where it ends at a route: there is a shorter one, and it may be a loop. */
function dangling(redirects: PlacedRedirect[], { isRoute, suggestPath }: KnownRoutes): Diagnostic[] {
  const others = new Map(redirects.map((redirect) => [redirect.key, redirect]))
  return redirects.flatMap(({ key, document, to, toAt }): Diagnostic[] => {
    if (isRoute(to)) return []
    const next = others.get(normalizedPattern(to))
    if (next) {
      const message =
        next.key === key
          ? `O redirecionamento leva a si mesmo: ${to}`
          : `${to} é outro redirecionamento, em ${next.document.place(next.at, next.part)}`
      const related = [next.document.related(next.at, next.part, 'o outro está aqui')]
      const hint = 'redirecione direto a uma rota'
      return [document.report('redirect-conflict', toAt, 'value', message, hint, related)]
    }
    const meant = suggestPath(to)
    const hint = meant ? `você quis dizer "${meant}"?` : undefined
    return [document.report('unknown-redirect', toAt, 'value', `Nenhuma rota tem o caminho ${to}`, hint)]
  })
}

/** Redirects lead to a route, act on a path that no route has, stand once, and never lead to another. */
export const redirectsResolve: Check = (manifest) => {
  const redirects = placedRedirects(manifest)
  const known = knownRoutes(manifest)
  const taken = new Set(known.paths.map(normalizedPattern))
  return [
    ...conflicts(redirects, taken, manifest.table),
    ...(knowsAllRoutes(manifest) ? dangling(redirects, known) : []),
  ]
}
