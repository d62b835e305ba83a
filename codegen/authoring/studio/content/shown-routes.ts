import type { ShownMenu, ShownRedirect, ShownRoute } from '../../../../manifest/contract/studio-content.ts'
import type { CheckedManifest } from '../../../compile/expand/expand-manifest.ts'
import { formatAccess } from '../../../compile/expand/route-access.ts'
import { createLinkResolver } from '../../../compile/expand/route-target.ts'
import type { Model } from '../../../compile/resolve/model.ts'

/** Returns the manifest's routes file by file, with the links to each. */
export function shownRoutes(
  model: Model,
  { table }: CheckedManifest,
  menus: ShownMenu[],
  findPageFile: (page: string) => string,
): ShownRoute[] {
  const findRoute = createLinkResolver(table)
  const entryIds = new Map<string, string[]>()
  for (const { id, link } of menus.flatMap((menu) => menu.entries)) {
    const pattern = link === undefined ? undefined : findRoute(link)?.pattern
    if (pattern !== undefined) entryIds.set(pattern, [...(entryIds.get(pattern) ?? []), id])
  }
  const positionByPattern = new Map(
    table.map((placed) => [placed.pattern, placed.document.formatPosition(placed.at, placed.keyOrValue)]),
  )
  return model.routes
    .map(({ pattern, layout, page, title, description, group, isUnlisted, access }): ShownRoute => {
      const address = pattern.replace(/\/:\w+\?/g, '') || '/'
      return {
        pattern,
        layout,
        title,
        ...(description !== undefined && { description }),
        ...(group !== undefined && { group }),
        ...(isUnlisted && { isUnlisted }),
        ...model.breadcrumbs[pattern],
        ...(access && { access: formatAccess(access) }),
        ...(!address.includes(':') && findRoute(address)?.pattern === pattern && { address }),
        position: positionByPattern.get(pattern) ?? '',
        file: findPageFile(page),
        entries: entryIds.get(pattern) ?? [],
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
      position: document.formatPosition(['redirects', index, 'from'], 'value'),
    })),
  )

const collator = new Intl.Collator('en', { numeric: true })

/**
 * Orders the product's own pages first, then consultas, dossiês, and pages of other groups such as
 * demonstrations.
 */
const rankByKind = ({ group, position }: ShownRoute) => {
  if (group !== undefined) return 3
  return position.includes('/routes/') ? 0 : position.includes('/consultas/') ? 1 : 2
}

const byKindAndPlace = (one: ShownRoute, other: ShownRoute) =>
  rankByKind(one) - rankByKind(other) || collator.compare(one.position, other.position)
