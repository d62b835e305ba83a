import { matchRoutes } from 'react-router-dom'
import type { ConsultaFamily, RouteData } from '../../manifest/contract/resolved.ts'
import { families } from '../../src/generated/consultas/index.ts'
import { routes } from '../../src/generated/routes.ts'

const table = routes.map((route: RouteData) => ({ path: route.pattern, route }))

/**
 * Where an address leads by what codegen emitted, ranked as the router ranks it: the layout, and the pattern with
 * its spelling, or of a consulta the path that its variant calls its own. Undefined for what no route has.
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
