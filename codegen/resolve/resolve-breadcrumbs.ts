import type { Breadcrumb, Breadcrumbs, Crumb, RouteData } from '../../manifest/contract/resolved.ts'
import type { MenuFile } from '../../manifest/schema/menu.ts'
import { type AnyEntry, menuEntries } from './menu-entries.ts'
import { createLinkResolver, type PlacedRoute } from './route-table.ts'

/** Returns what stands above each page, and which breadcrumbs the menus hide. */
export function resolveBreadcrumbs(table: PlacedRoute[], menu: MenuFile, catalogue?: string): Breadcrumbs {
  const routeOf = createLinkResolver(table)
  const groupsOf = (entries: AnyEntry[]) => {
    const groups = new Map<PlacedRoute | undefined, Crumb[]>()
    for (const { link, above } of childLinks(entries)) {
      const route = routeOf(link)
      if (!groups.has(route)) groups.set(route, above)
    }
    return (placed: PlacedRoute) => groups.get(placed)
  }
  const [inSidebar, inTopMenu] = [groupsOf(menu.sidebar), groupsOf(menu.topMenu)]
  const listing = catalogue === undefined ? undefined : routeOf(catalogue)
  const listed = listing && [...(inSidebar(listing) ?? []), crumb(listing.route.title, catalogue)]
  const links = menuEntries(menu).flatMap(({ entry }) =>
    entry.link === undefined ? [] : [{ ...entry, route: routeOf(entry.link) }],
  )
  const named = new Set(links.map(({ route }) => route))
  const hidden = new Set(links.filter(({ isHide }) => isHide).map(({ route }) => route))

  const routeAt = new Map(table.map((placed) => [placed.pattern, placed]))

  /** The page of the nearest shorter path in the same layout, as `/projects` is of `/projects/:id`. */
  function parentOf(pattern: string, layout: RouteData['layout']): PlacedRoute | undefined {
    const above = pattern.slice(0, pattern.lastIndexOf('/'))
    if (above === '') return undefined
    const parent = routeAt.get(above)
    return parent?.route.layout === layout ? parent : parentOf(above, layout)
  }

  function trailOf(placed: PlacedRoute): Crumb[] {
    const { family, route } = placed
    const isListed = family !== undefined || route.dossie !== undefined
    const above = inSidebar(placed) ?? (isListed ? listed : undefined) ?? inTopMenu(placed)
    if (family) return [...(above ?? []), ...familyCrumb(family)]
    const parent = above || named.has(placed) || isListed ? undefined : parentOf(placed.pattern, route.layout)
    return above ?? (parent ? [...trailOf(parent), crumb(parent.route.title, parent.pattern)] : [])
  }

  return Object.fromEntries(
    table.flatMap((placed): [string, Breadcrumb][] => {
      const breadcrumb: Breadcrumb = { trail: trailOf(placed), ...(hidden.has(placed) && { isHide: true }) }
      return breadcrumb.trail.length > 0 || breadcrumb.isHide ? [[placed.pattern, breadcrumb]] : []
    }),
  )
}

const crumb = (title: string, link: string | undefined): Crumb => ({
  title,
  ...(link === undefined ? {} : { link }),
})

/** A family with one variant is that variant: it is said once. */
const familyCrumb = ({ file, variants }: NonNullable<PlacedRoute['family']>): Crumb[] =>
  variants.length > 1 ? [crumb(file.title, variants[0]?.path)] : []

/** Links that stand below a group, with the groups above them, in the menu's order. */
function childLinks(entries: AnyEntry[], above: Crumb[] = []): { link: string; above: Crumb[] }[] {
  return entries.flatMap(({ title = '', link, children = [] }) => [
    ...(above.length > 0 && link !== undefined ? [{ link, above }] : []),
    ...childLinks(children, [...above, crumb(title, link)]),
  ])
}
