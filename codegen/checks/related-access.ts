import type { RelatedPlace } from '../diagnostics/diagnostic.ts'
import type { Target } from '../resolve/route-table.ts'
import { accessPlace } from '../resolve/target-access.ts'

/** Where it is written who may see what a path leads to, else where that is declared. */
export function relatedAccess(target: Target): RelatedPlace[] {
  const { document, at, part } = target.placed
  const place = accessPlace(target)
  return place
    ? [document.related(place, 'value', 'quem pode ver a página está aqui')]
    : [document.related(at, part, 'a página está aqui')]
}
