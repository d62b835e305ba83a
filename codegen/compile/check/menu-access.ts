import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { listMenuEntries } from '../expand/menu-links.ts'
import { formatAccess } from '../expand/route-access.ts'
import { createTargetFinder, targetAccess } from '../expand/route-target.ts'
import { createUnreadPaths } from '../expand/unread-paths.ts'
import { describeExcessRoles, relatedAccess } from './access-messages.ts'
import type { Check } from './check.ts'

/** Warns about a menu entry whose `access` admits roles that may not open its page. */
export const checkMenuAccess: Check = (manifest) => {
  const { menu, table, broken } = manifest
  if (!menu) return []
  const isUnread = createUnreadPaths(broken)
  const findTarget = createTargetFinder(table)
  return listMenuEntries(menu.value).flatMap(({ entry: { link, access }, path }): Diagnostic[] => {
    const target = access && link !== undefined && !isUnread(link) ? findTarget(link) : undefined
    const pageAccess = target && targetAccess(target)
    const excessRoles = access && describeExcessRoles(access, pageAccess)
    if (!target || !pageAccess || excessRoles === undefined) return []
    const message = `A entrada deixa ver ${link} a ${excessRoles}, e a página é de ${formatAccess(pageAccess)}`
    const related = relatedAccess(target)
    return [menu.document.report('menu-more-open', [...path, 'access'], 'value', message, undefined, related)]
  })
}
