import type { Diagnostic } from '../diagnostics.ts'
import { canonicalPath, knowsAllRoutes, routeMatcher, routePaths } from '../route-paths.ts'
import { suggest } from '../suggest.ts'
import type { Check } from './check.ts'

/** Redirects lead to a route, act on a path that no route has, stand once, and never lead to themselves. */
export const redirectsResolve: Check = (manifest) => {
  const isRoute = routeMatcher(manifest)
  const known = routePaths(manifest).map(({ path }) => path)
  const first = new Map<string, string>()
  const knowsAll = knowsAllRoutes(manifest)
  return manifest.routes.flatMap(({ document, value }) =>
    value.redirects.flatMap(({ from, to }, index): Diagnostic[] => {
      const found: Diagnostic[] = []
      const conflict = (message: string) =>
        found.push(document.report('redirect-conflict', ['redirects', index, 'from'], 'value', message))
      const key = from === '*' ? `${value.layout} *` : canonicalPath(from)
      const earlier = first.get(key)
      if (earlier) conflict(`O redirecionamento de ${from} já está em ${earlier}`)
      else first.set(key, document.place(['redirects', index, 'from'], 'value'))
      if (from !== '*' && isRoute(from)) conflict(`O redirecionamento nunca age: ${from} é uma rota`)
      if (knowsAll && !isRoute(to)) {
        const meant = suggest(to, known)
        const hint = meant ? `você quis dizer "${meant}"?` : 'declare a rota em routes/'
        const message = `Nenhuma rota tem o caminho ${to}`
        found.push(document.report('unknown-redirect', ['redirects', index, 'to'], 'value', message, hint))
      }
      return found
    }),
  )
}
