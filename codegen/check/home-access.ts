import { formatAccess } from '../resolve/format-access.ts'
import { createTargetFinder } from '../resolve/route-table.ts'
import { targetAccess } from '../resolve/target-access.ts'
import type { Check } from './check.ts'
import { relatedAccess } from './related-access.ts'
import { hasAllRoutes } from './route-index.ts'

/** Whoever logs in may see the page that they come to. */
export const checkHomeAccess: Check = (manifest) => {
  const { app, table } = manifest
  if (!app || !hasAllRoutes(manifest)) return []
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
