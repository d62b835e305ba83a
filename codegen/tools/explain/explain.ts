import { createTargetFinder } from '../../expand/route-target.ts'
import type { ValidModel } from '../../generate.ts'
import { consultaRows } from './consulta-rows.ts'
import { dossieRows } from './dossie-rows.ts'
import type { ExplainRow } from './explain-row.ts'
import { pageRows } from './page-rows.ts'
import { redirectRows } from './redirect-rows.ts'
import { routeRows } from './route-rows.ts'

/** What a path leads to. `route` tells of it as a route, `values` has each value of its definition. */
export type Explanation = {
  kind: 'page' | 'consulta' | 'dossie' | 'redirect'
  route: ExplainRow[]
  values: ExplainRow[]
}

/**
 * Every value that a path of the product shows or does, and where in the manifest it comes from; `undefined` for a path
 * that no route and no redirect has.
 */
export function explainPath(built: ValidModel, path: string): Explanation | undefined {
  const target = createTargetFinder(built.manifest.table)(path)
  if (!target) {
    const route = redirectRows(built.manifest, path)
    return route && { kind: 'redirect', route, values: [] }
  }
  const route = routeRows(built, target)
  const { locatedRoute: placed, variant } = target
  if (placed.family && variant)
    return { kind: 'consulta', route, values: consultaRows(built.model, placed.family, variant) }
  if (placed.route.dossie !== undefined)
    return { kind: 'dossie', route, values: dossieRows(built.model, placed) }
  return { kind: 'page', route, values: pageRows(placed) }
}
