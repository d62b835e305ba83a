import { matchRoutes } from 'react-router-dom'
import type { ConsultaFamily, Layout, RouteInfo } from '../../manifest/contract/resolved.ts'
import { families } from '../../src/generated/consultas/index.ts'
import { titles } from '../../src/generated/titles.ts'

type Route = { path: string; layout: Layout; family?: string | undefined }

const routes: Route[] = Object.entries<RouteInfo & { layout: Layout }>(titles).map(
  ([path, { layout, consulta }]) => ({ path, layout, family: consulta }),
)

/**
 * Where an address leads by what codegen emitted, ranked as the router ranks it: the layout, and the pattern with
 * its spelling, or of a consulta the path that its variant calls its own. Undefined for what no route has.
 */
export async function emittedRoute(path: string): Promise<{ layout: Layout; path: string } | undefined> {
  const found = matchRoutes(routes, path)?.at(-1)
  if (!found) return undefined
  const { layout, path: pattern, family } = found.route
  if (family === undefined) return { layout, path: pattern }
  const load: () => Promise<{ default: ConsultaFamily }> = families[family as keyof typeof families]
  const own = (await load()).default.variants[Number(found.params.variant ?? 1)]?.path
  return own === undefined ? undefined : { layout, path: own }
}
