import type { Crumb, RouteData } from '../../manifest/contract/resolved.ts'
import type { MenuFile } from '../../manifest/schema/menu.ts'
import { type AnyEntry, menuEntries } from './menu-entries.ts'
import { createLinkResolver, type PlacedRoute } from './route-table.ts'

/** The routes with what stands above them and what the menus add; their places are dropped. */
export function resolveRoutes(table: PlacedRoute[], menu: MenuFile, catalogue?: string): RouteData[] {
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
  const hidden = new Set(
    menuEntries(menu).flatMap(({ entry: { isHide, link } }) =>
      isHide && link !== undefined ? [routeOf(link)] : [],
    ),
  )
  return table.map((placed) => {
    const { family, route } = placed
    const isListed = family !== undefined || route.dossie !== undefined
    const above = inSidebar(placed) ?? (isListed ? listed : undefined) ?? inTopMenu(placed) ?? []
    const parents = family ? [...above, ...familyCrumb(family)] : above
    return {
      ...placed.route,
      ...(parents.length > 0 && { parents }),
      ...(hidden.has(placed) && { isHide: true }),
    }
  })
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
