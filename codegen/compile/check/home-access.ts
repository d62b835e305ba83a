import { formatAccess } from '../expand/route-access.ts'
import { createTargetFinder, targetAccess } from '../expand/route-target.ts'
import { createUnreadPaths } from '../expand/unread-paths.ts'
import { relatedAccess } from './access-messages.ts'
import type { Check } from './check.ts'

/** Checks that every user may open the home page. */
export const checkHomeAccess: Check = (manifest) => {
  const { app, table, broken } = manifest
  if (!app || createUnreadPaths(broken)(app.value.auth.home)) return []
  const { home } = app.value.auth
  const target = createTargetFinder(table)(home)
  const access = target && targetAccess(target)
  if (!target || !access) return []
  const message = `A página inicial ${home} só pode ser vista por ${formatAccess(access)}`
  return [
    app.document.report(
      'restricted-home',
      ['auth', 'home'],
      'value',
      message,
      undefined,
      relatedAccess(target),
    ),
  ]
}
