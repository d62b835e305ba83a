import type { RouteData } from '../../manifest/contract/resolved.ts'
import type { MenuFile } from '../../manifest/schema/menu.ts'
import { type AnyEntry, menuEntries } from './menu-entries.ts'
import { createLinkResolver, type PlacedRoute } from './route-table.ts'

/** The routes with what the menus add to them; their places are dropped. */
export function resolveRoutes(table: PlacedRoute[], menu: MenuFile): RouteData[] {
  const routeOf = createLinkResolver(table)
  const parents = new Map<PlacedRoute | undefined, string[]>()
  for (const { link, above } of childLinks(menu.sidebar)) {
    const route = routeOf(link)
    if (!parents.has(route)) parents.set(route, above)
  }
  const hidden = new Set(
    menuEntries(menu).flatMap(({ entry: { isHide, link } }) =>
      isHide && link !== undefined ? [routeOf(link)] : [],
    ),
  )
  return table.map((placed) => {
    const above = parents.get(placed)
    return { ...placed.route, ...(above && { parents: above }), ...(hidden.has(placed) && { isHide: true }) }
  })
}

/** Links that stand below a group, with the titles of the groups above them, in the menu's order. */
function childLinks(entries: AnyEntry[], above: string[] = []): { link: string; above: string[] }[] {
  return entries.flatMap(({ title = '', link, children = [] }) => [
    ...(above.length > 0 && link !== undefined ? [{ link, above }] : []),
    ...childLinks(children, [...above, title]),
  ])
}
