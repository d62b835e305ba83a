import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { suggest } from '../diagnostics/suggest.ts'
import type { ManifestSet } from '../parse/manifest-set.ts'
import {
  canonicalPath,
  knowsAllRoutes,
  type PlacedPath,
  routeMatcher,
  routePaths,
} from '../resolve/route-paths.ts'
import type { Check } from './check.ts'

type PlacedRedirect = PlacedPath & { key: string; to: string; toAt: PlacedPath['at'] }

const placedRedirects = ({ routes }: ManifestSet): PlacedRedirect[] =>
  routes.flatMap(({ document, value }) =>
    value.redirects.map(({ from, to }, index) => ({
      path: from,
      key: from === '*' ? `${value.layout} *` : canonicalPath(from),
      document,
      at: ['redirects', index, 'from'],
      part: 'value',
      to,
      toAt: ['redirects', index, 'to'],
    })),
  )

/** Redirects stand once and act only on a path that no route has: the router would never ask them. */
function conflicts(redirects: PlacedRedirect[], taken: Set<string>): Diagnostic[] {
  const first = new Map<string, string>()
  return redirects.flatMap(({ path, key, document, at, part }): Diagnostic[] => {
    const conflict = (message: string) => [document.report('redirect-conflict', at, part, message)]
    const earlier = first.get(key)
    if (earlier) return conflict(`O redirecionamento de ${path} já está em ${earlier}`)
    first.set(key, document.place(at, part))
    return taken.has(key) ? conflict(`O redirecionamento nunca age: ${path} é uma rota`) : []
  })
}

/** A redirect to a redirect is refused even where it ends at a route: there is a shorter one, and it may be a loop. */
function dangling(redirects: PlacedRedirect[], paths: string[]): Diagnostic[] {
  const isRoute = routeMatcher(paths)
  const others = new Map(redirects.map((redirect) => [redirect.key, redirect]))
  return redirects.flatMap(({ key, document, to, toAt }): Diagnostic[] => {
    if (isRoute(to)) return []
    const next = others.get(canonicalPath(to))
    if (next) {
      const message =
        next.key === key
          ? `O redirecionamento leva a si mesmo: ${to}`
          : `${to} é outro redirecionamento, em ${next.document.place(next.at, next.part)}`
      return [document.report('redirect-conflict', toAt, 'value', message, 'redirecione direto a uma rota')]
    }
    const meant = suggest(to, paths)
    const hint = meant ? `você quis dizer "${meant}"?` : 'declare a rota em routes/'
    return [document.report('unknown-redirect', toAt, 'value', `Nenhuma rota tem o caminho ${to}`, hint)]
  })
}

/** Redirects lead to a route, act on a path that no route has, stand once, and never lead to another. */
export const redirectsResolve: Check = (manifest) => {
  const redirects = placedRedirects(manifest)
  const paths = routePaths(manifest)
  const taken = new Set(paths.map(canonicalPath))
  return [...conflicts(redirects, taken), ...(knowsAllRoutes(manifest) ? dangling(redirects, paths) : [])]
}
