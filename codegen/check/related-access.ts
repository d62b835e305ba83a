import type { RelatedPosition } from '../diagnostics/diagnostic.ts'
import type { RouteTarget } from '../resolve/route-table.ts'
import { findAccessPath } from '../resolve/target-access.ts'

/** Where it is written who may see what a path leads to, else where that is declared. */
export function relatedAccess(target: RouteTarget): RelatedPosition[] {
  const { document, at, part } = target.locatedRoute
  const accessPath = findAccessPath(target)
  return accessPath
    ? [document.related(accessPath, 'value', 'quem pode ver a página está aqui')]
    : [document.related(at, part, 'a página está aqui')]
}
