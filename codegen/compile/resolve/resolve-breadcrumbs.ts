import type { Breadcrumb, Breadcrumbs, Crumb, RouteData } from '../../../manifest/contract/resolved.ts'
import type { MenuFile } from '../../../manifest/schema/menu.ts'
import { type AnyMenuEntry, listMenuEntries } from '../expand/menu-links.ts'
import type { LocatedRoute } from '../expand/route-table.ts'
import { createLinkResolver } from '../expand/route-target.ts'

/** Returns the trail of each page, and the breadcrumbs that menus hide. */
export function resolveBreadcrumbs(table: LocatedRoute[], menu: MenuFile, catalogue?: string): Breadcrumbs {
  const findRoute = createLinkResolver(table)
  const createGroupFinder = (entries: AnyMenuEntry[]) => {
    const groups = new Map<LocatedRoute | undefined, Crumb[]>()
    for (const { link, above } of listChildLinks(entries)) {
      const route = findRoute(link)
      if (!groups.has(route)) groups.set(route, above)
    }
    return (locatedRoute: LocatedRoute) => groups.get(locatedRoute)
  }
  const [inSidebar, inTopMenu] = [createGroupFinder(menu.sidebar), createGroupFinder(menu.topMenu)]
  const listing = catalogue === undefined ? undefined : findRoute(catalogue)
  const catalogueTrail = listing && [
    ...(inSidebar(listing) ?? []),
    buildCrumb(listing.route.title, catalogue),
  ]
  const links = listMenuEntries(menu).flatMap(({ entry }) =>
    entry.link === undefined ? [] : [{ ...entry, route: findRoute(entry.link) }],
  )
  const linkedRoutes = new Set(links.map(({ route }) => route))
  const hiddenRoutes = new Set(links.filter(({ isHide }) => isHide).map(({ route }) => route))

  const routeAt = new Map(table.map((locatedRoute) => [locatedRoute.pattern, locatedRoute]))

  /** Returns the page of the nearest shorter path in the same layout: `/projects` for `/projects/:id`. */
  function findParent(pattern: string, layout: RouteData['layout']): LocatedRoute | undefined {
    const above = pattern.slice(0, pattern.lastIndexOf('/'))
    if (above === '') return undefined
    const parent = routeAt.get(above)
    return parent?.route.layout === layout ? parent : findParent(above, layout)
  }

  function buildTrail(locatedRoute: LocatedRoute): Crumb[] {
    const { family, route } = locatedRoute
    const isListed = family !== undefined || route.dossie !== undefined
    const above =
      inSidebar(locatedRoute) ?? (isListed ? catalogueTrail : undefined) ?? inTopMenu(locatedRoute)
    if (family) return joinCrumbs(above ?? [], buildFamilyCrumbs(family))
    const parent =
      above || linkedRoutes.has(locatedRoute) || isListed
        ? undefined
        : findParent(locatedRoute.pattern, route.layout)
    return above ?? (parent ? [...buildTrail(parent), buildCrumb(parent.route.title, parent.pattern)] : [])
  }

  return Object.fromEntries(
    table.flatMap((locatedRoute): [string, Breadcrumb][] => {
      const breadcrumb: Breadcrumb = {
        trail: buildTrail(locatedRoute),
        ...(hiddenRoutes.has(locatedRoute) && { isHide: true }),
      }
      return breadcrumb.trail.length > 0 || breadcrumb.isHide ? [[locatedRoute.pattern, breadcrumb]] : []
    }),
  )
}

const buildCrumb = (title: string, link: string | undefined): Crumb => ({
  title,
  ...(link === undefined ? {} : { link }),
})

/** The trail has a family and its variant. An only variant is the page itself, and may have the title of its family. */
function buildFamilyCrumbs({
  file,
  variants: [first, ...others],
}: NonNullable<LocatedRoute['family']>): Crumb[] {
  if (others.length > 0) return [buildCrumb(file.title, first?.path)]
  return first?.written.title === file.title ? [] : [buildCrumb(file.title, undefined)]
}

/** A group with the title of its only family gives way to the family, which has a link. */
const joinCrumbs = (above: Crumb[], family: Crumb[]): Crumb[] =>
  above.length > 0 && above.at(-1)?.title === family[0]?.title
    ? [...above.slice(0, -1), ...family]
    : [...above, ...family]

/** Returns links below a group with the groups above them, in the order of the menu. */
function listChildLinks(entries: AnyMenuEntry[], above: Crumb[] = []): { link: string; above: Crumb[] }[] {
  return entries.flatMap(({ title = '', link, children = [] }) => [
    ...(above.length > 0 && link !== undefined ? [{ link, above }] : []),
    ...listChildLinks(children, [...above, buildCrumb(title, link)]),
  ])
}
