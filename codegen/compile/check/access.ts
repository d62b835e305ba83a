import { type Access, mayAccess, uniteAccess } from '../../../manifest/contract/access.ts'
import type { Diagnostic, RelatedPosition } from '../../diagnostics/diagnostic.ts'
import { listMenuEntries } from '../expand/menu-links.ts'
import { formatAccess, partAccess } from '../expand/route-access.ts'
import { createTargetFinder, findAccessPath, type RouteTarget, targetAccess } from '../expand/route-target.ts'
import { createUnreadPaths } from '../expand/unread-paths.ts'
import { hasBroken } from '../read/read-manifest.ts'
import type { Check } from './check.ts'

/**
 * Names the roles of a list that do not pass `requiredAccess`; `undefined` if all of them do. An empty list
 * is open to every user.
 */
function describeExcessRoles(
  roles: readonly string[],
  requiredAccess: Access | undefined,
): string | undefined {
  if (!requiredAccess) return undefined
  if (roles.length === 0) return 'todos que entraram'
  const excessRoles = roles.filter((role) => !mayAccess(requiredAccess, [role]))
  return excessRoles.length === 0 ? undefined : excessRoles.join(' e ')
}

/** Returns the position of a target's `access` or, without one, of the route's declaration. */
function relatedAccess(target: RouteTarget): RelatedPosition[] {
  const { document, at, keyOrValue } = target.locatedRoute
  const accessPath = findAccessPath(target)
  return accessPath
    ? [document.related(accessPath, 'value', 'quem pode ver a página está aqui')]
    : [document.related(at, keyOrValue, 'a página está aqui')]
}

/** Checks that public pages have no `access`: nobody has a role before login. */
export const checkPublicAccess: Check = ({ routes }) =>
  routes
    .filter(({ value }) => value.layout === 'public')
    .flatMap(({ document, value }) => [
      ...(value.access
        ? [document.report('public-access', ['access'], 'key', 'Páginas públicas não têm "access"')]
        : []),
      ...value.routes.flatMap(({ path, access }, index) => {
        if (!access) return []
        const message = `A página ${path} é pública, e não tem "access"`
        return [document.report('public-access', ['routes', index, 'access'], 'key', message)]
      }),
    ])

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

/** Warns about a dossiê whose `access` admits roles that may open none of its parts. */
export const checkDossieAccess: Check = (manifest) => {
  const { dossies, families, broken } = manifest
  if (hasBroken(broken, 'consultas/')) return []
  return dossies.flatMap(({ document, value: { dossie, access, parts } }) => {
    const partsAccess = uniteAccess(parts.map((part) => partAccess(part, families)))
    const excessRoles = access && describeExcessRoles(access, partsAccess)
    if (!partsAccess || excessRoles === undefined) return []
    const message = `O dossiê "${dossie}" deixa entrar ${excessRoles}, e as suas partes são de ${formatAccess(partsAccess)}`
    return [document.report('dossie-more-open', ['access'], 'value', message)]
  })
}
