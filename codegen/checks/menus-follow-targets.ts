import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { accessWords } from '../resolve/access-words.ts'
import { menuEntries } from '../resolve/menu-entries.ts'
import { createTargetFinder } from '../resolve/route-table.ts'
import { targetAccess } from '../resolve/target-access.ts'
import type { Check } from './check.ts'
import { knowsAllRoutes } from './known-routes.ts'
import { letInTooMany } from './let-in-too-many.ts'
import { knowsAllRoles } from './placed-roles.ts'
import { relatedAccess } from './related-access.ts'

/** A warning for each menu entry that lets in, by an `access` of its own, who may not see the page it leads to. */
export const menusFollowTargets: Check = (manifest) => {
  const { menu, table } = manifest
  if (!menu || !knowsAllRoutes(manifest) || !knowsAllRoles(manifest)) return []
  const targetOf = createTargetFinder(table)
  return menuEntries(menu.value).flatMap(({ entry: { link, access }, path }): Diagnostic[] => {
    const target = access && link !== undefined ? targetOf(link) : undefined
    const behind = target && targetAccess(target)
    const many = access && letInTooMany(access, behind)
    if (!target || !behind || many === undefined) return []
    const message = `A entrada deixa ver ${link} a ${many}, e a página é de ${accessWords(behind)}`
    const related = relatedAccess(target)
    return [menu.document.report('menu-more-open', [...path, 'access'], 'value', message, undefined, related)]
  })
}
