import { accessWords } from '../resolve/access-words.ts'
import { createTargetFinder } from '../resolve/route-table.ts'
import { targetAccess } from '../resolve/target-access.ts'
import type { Check } from './check.ts'
import { knowsAllRoutes } from './known-routes.ts'
import { relatedAccess } from './related-access.ts'

/** Whoever logs in may see the page that they come to. */
export const homeIsOpen: Check = (manifest) => {
  const { app, table } = manifest
  if (!app || !knowsAllRoutes(manifest)) return []
  const { home } = app.value.auth
  const target = createTargetFinder(table)(home)
  const access = target && targetAccess(target)
  if (!target || !access) return []
  const message = `A página inicial ${home} só pode ser vista por ${accessWords(access)}`
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
