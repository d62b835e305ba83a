import type { Access } from '../../../../manifest/contract/access.ts'
import type { MenuEntry } from '../../../../manifest/contract/resolved.ts'
import type { ShownMenu, ShownMenuEntry } from '../../../../manifest/contract/studio-content.ts'
import type { CheckedManifest } from '../../../compile/expand/expand-manifest.ts'
import { formatAccess } from '../../../compile/expand/route-access.ts'
import type { YamlPath } from '../../../compile/read/manifest-document.ts'
import type { Model } from '../../../compile/resolve/model.ts'

/** Returns the four menus as flat lists, each group before its entries. */
export function shownMenus(model: Model, { menu: { document } }: CheckedManifest): ShownMenu[] {
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
  return [
    { name: 'sidebar', title: 'Menu lateral', entries: tree('sidebar', model.sidebar, formatPosition) },
    { name: 'topMenu', title: 'Menu superior', entries: tree('topMenu', model.topMenu, formatPosition) },
    { name: 'userMenu', title: 'Menu do usuário', entries: flat('userMenu', model.userMenu) },
    { name: 'bottomBar', title: 'Barra inferior', entries: flat('bottomBar', model.bottomBar) },
  ]
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
