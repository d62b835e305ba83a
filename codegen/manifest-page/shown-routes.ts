import type { ShownMenu, ShownRedirect, ShownRoute } from '../../manifest/contract/manifest-page.ts'
import { accessWords } from '../resolve/access-words.ts'
import type { Model } from '../resolve/model.ts'
import type { CheckedManifest } from '../resolve/resolve-model.ts'
import { createLinkResolver } from '../resolve/route-table.ts'

/** The routes as the manifest writes them, file by file, with what leads to each. */
export function shownRoutes(
  model: Model,
  { table }: CheckedManifest,
  menus: ShownMenu[],
  fileOf: (page: string) => string,
): ShownRoute[] {
  const routeOf = createLinkResolver(table)
  const entries = menus.flatMap((menu) => menu.entries)
  const placeOf = new Map(
    table.map((placed) => [placed.pattern, placed.document.place(placed.at, placed.part)]),
  )
  return model.routes
    .map(({ pattern, layout, page, title, description, group, isUnlisted, access }): ShownRoute => {
      const leads = ({ link }: { link?: string }) => link !== undefined && routeOf(link)?.pattern === pattern
      const address = pattern.replace(/\/:\w+\?/g, '') || '/'
      return {
        pattern,
        layout,
        title,
        ...(description !== undefined && { description }),
        ...(group !== undefined && { group }),
        ...(isUnlisted && { isUnlisted }),
        ...model.breadcrumbs[pattern],
        ...(access && { access: accessWords(access) }),
        ...(!address.includes(':') && routeOf(address)?.pattern === pattern && { address }),
        place: placeOf.get(pattern) ?? '',
        file: fileOf(page),
        entries: entries.filter(leads).map(({ id }) => id),
      }
    })
    .sort(byKindAndPlace)
}

export const shownRedirects = ({ routes }: CheckedManifest): ShownRedirect[] =>
  routes.flatMap(({ document, value: { layout, redirects } }) =>
    redirects.map(({ from, to }, index) => ({
      from,
      to,
      layout,
      place: document.place(['redirects', index, 'from'], 'value'),
    })),
  )

const collator = new Intl.Collator('en', { numeric: true })

/** The product's own pages, consultas, dossiês, and then the pages of groups of their own, such as demonstrations. */
const rank = ({ group, place }: ShownRoute) => {
  if (group !== undefined) return 3
  return place.includes('/routes/') ? 0 : place.includes('/consultas/') ? 1 : 2
}

const byKindAndPlace = (one: ShownRoute, other: ShownRoute) =>
  rank(one) - rank(other) || collator.compare(one.place, other.place)
