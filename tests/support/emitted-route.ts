import { matchRoutes } from 'react-router-dom'
import type { ConsultaFamily, RouteData } from '../../manifest/contract/resolved.ts'
import { families } from '../../src/generated/consultas/index.ts'
import { routes } from '../../src/generated/routes.ts'

const table = routes.map((route: RouteData) => ({ path: route.pattern, route }))

/**
 * Returns the emitted route of an address, ranked like the router: the layout, and the pattern or the
 * variant's own path. Returns undefined for an unknown address.
 */
export async function findEmittedRoute(
  address: string,
): Promise<{ layout: RouteData['layout']; path: string } | undefined> {
  const found = matchRoutes(table, address)?.at(-1)
  if (!found) return undefined
  const { layout, pattern, family } = found.route.route
  if (family === undefined) return { layout, path: pattern }
  const load: () => Promise<{ default: ConsultaFamily }> = families[family as keyof typeof families]
  const own = (await load()).default.variants[Number(found.params.variant ?? 1)]?.path
  return own === undefined ? undefined : { layout, path: own }
}
