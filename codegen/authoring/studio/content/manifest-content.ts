import type { Access } from '../../../../manifest/contract/access.ts'
import type { MenuEntry } from '../../../../manifest/contract/resolved.ts'
import type {
  ManifestContent,
  ShownMenu,
  ShownMenuEntry,
  ShownRedirect,
  ShownRoute,
} from '../../../../manifest/contract/studio-content.ts'
import { keyLabels } from '../../../../manifest/schema/key-labels.ts'
import type { CheckedManifest } from '../../../compile/expand/expand-manifest.ts'
import { formatAccess } from '../../../compile/expand/route-access.ts'
import { createLinkResolver } from '../../../compile/expand/route-target.ts'
import type { YamlPath } from '../../../compile/read/manifest-document.ts'
import type { Model } from '../../../compile/resolve/model.ts'
import { shownDossies, shownFamilies, shownSources } from './shown-consultas.ts'

/** Builds the content of the studio's overview. `findPageFile` returns a page's file as messages show it. */
export function buildManifestContent(
  model: Model,
  manifest: CheckedManifest,
  findPageFile: (page: string) => string,
): ManifestContent {
  const menus = shownMenus(model, manifest)
  const families = shownFamilies(model, manifest)
  return {
    routes: shownRoutes(model, manifest, menus, findPageFile),
    families,
    dossies: shownDossies(model, manifest),
    menus,
    sources: shownSources(model, manifest, families),
    redirects: shownRedirects(manifest),
  }
}

/** Returns the manifest's routes file by file, with the links to each. */
function shownRoutes(
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

const shownRedirects = ({ routes }: CheckedManifest): ShownRedirect[] =>
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

/** Returns the four menus as flat lists, each group before its entries. */
function shownMenus(model: Model, { menu: { document } }: CheckedManifest): ShownMenu[] {
  const formatPosition = (path: YamlPath) => document.formatPosition(path, 'value')
  const flat = (name: string, entries: { title: string; access?: Access }[]): ShownMenuEntry[] =>
    entries.map(({ access, ...entry }, index) => ({
      id: `${name}.${index}`,
      depth: 0,
      isHeader: false,
      groupTitles: [],
      position: formatPosition([name, index]),
      ...entry,
      ...(access && { access: formatAccess(access) }),
    }))
  const menus = {
    sidebar: tree('sidebar', model.sidebar, formatPosition),
    topMenu: tree('topMenu', model.topMenu, formatPosition),
    userMenu: flat('userMenu', model.userMenu),
    bottomBar: flat('bottomBar', model.bottomBar),
  }
  return Object.entries(menus).map(([name, entries]) => ({ name, title: keyLabels[name] ?? name, entries }))
}

const tree = (
  name: string,
  entries: MenuEntry[],
  formatPosition: (path: YamlPath) => string,
): ShownMenuEntry[] => entries.flatMap((entry, index) => branch(entry, [name, index], [], formatPosition))

function branch(
  entry: MenuEntry,
  path: YamlPath,
  groupTitles: string[],
  formatPosition: (path: YamlPath) => string,
): ShownMenuEntry[] {
  const common = {
    id: path.filter((step) => step !== 'children').join('.'),
    depth: groupTitles.length,
    groupTitles,
    position: formatPosition(path),
  }
  if ('header' in entry) return [{ ...common, isHeader: true, title: entry.header }]
  const { title, icon, badge, link, access } = entry
  const children = 'children' in entry ? entry.children : []
  const shown: ShownMenuEntry = {
    ...common,
    isHeader: false,
    title,
    ...(icon !== undefined && { icon }),
    ...(badge && { badge }),
    ...(link !== undefined && { link }),
    ...(access && { access: formatAccess(access) }),
  }
  const below = children.flatMap((child, index) =>
    branch(child, [...path, 'children', index], [...groupTitles, title], formatPosition),
  )
  return [shown, ...below]
}
