import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { type AnyMenuEntry, listMenuEntries } from '../expand/menu-links.ts'
import type { LocatedRoute } from '../expand/route-table.ts'
import { createLinkResolver } from '../expand/route-target.ts'
import { createUnreadPaths } from '../expand/unread-paths.ts'
import { readAtPath } from '../parse/read-at-path.ts'
import { readWrittenValue } from '../read/manifest-document.ts'
import type { Check } from './check.ts'

/**
 * Returns the titles that a link's page shows. The page of a consulta has its variant's title, and in the trail its
 * family's.
 */
function listPageTitles({ route, family }: LocatedRoute, link: string, isTrailHidden: boolean): string[] {
  if (!family) return [route.title]
  const variant = family.variants.find(({ path }) => path === link)
  return [...(isTrailHidden ? [] : [family.file.title]), ...(variant ? [variant.written.title] : [])]
}

/**
 * Warns about a menu entry with another title than its page. The bottom bar is left out: it has short titles.
 */
export const checkMenuTitles: Check = (manifest) => {
  const { menu, table, broken } = manifest
  if (!menu) return []
  const isUnread = createUnreadPaths(broken)
  const findRoute = createLinkResolver(table)
  const entries = listMenuEntries(menu.value)
  const withoutTrail = new Set(
    entries.flatMap(({ entry: { link, isHide } }) => (isHide && link !== undefined ? [findRoute(link)] : [])),
  )
  const findMismatch = ({ title, link }: AnyMenuEntry) => {
    const route = link === undefined || isUnread(link) ? undefined : findRoute(link)
    if (!route || route.route.isBatch || link === undefined || title === undefined) return undefined
    const titles = listPageTitles(route, link, withoutTrail.has(route))
    const isSame = (other: string) => other.normalize('NFKC') === title.normalize('NFKC')
    return titles.some(isSame) ? undefined : { route, titles }
  }
  return listMenuEntries({ ...menu.value, bottomBar: [] }).flatMap(({ entry, path }): Diagnostic[] => {
    const found = findMismatch(entry)
    if (found === undefined) return []
    const { route, titles } = found
    const expected = titles.map((title) => `"${title}"`).join(' ou ')
    const message = `O menu diz "${entry.title}", e a página ${entry.link} se chama ${expected}`
    const titleAt = [...route.at.slice(0, -1), 'title']
    const related = [route.document.related(titleAt, 'value', 'a página se chama assim')]
    return [menu.document.report('title-mismatch', [...path, 'title'], 'value', message, undefined, related)]
  })
}

/** Checks that a badge without quotes shows what the file has: YAML reads `2.10` as 2.1. */
export const checkBadgeNumbers: Check = ({ menu }) => {
  if (!menu) return []
  const { document, value } = menu
  return listMenuEntries(value)
    .flatMap(({ path }) => [
      [...path, 'badge'],
      [...path, 'badge', 'text'],
    ])
    .flatMap((at) => {
      const badge = readAtPath(document.value, at)
      if (typeof badge !== 'number') return []
      const written = readWrittenValue(document, at)
      if (written === String(badge)) return []
      const message = `Sem aspas, o selo ${written} é um número, e mostra ${badge}`
      return [document.report('invalid-value', at, 'value', message, `escreva "${written}"`)]
    })
}
