import type { Breadcrumb, MenuEntry } from '../../manifest/contract/resolved.ts'
import type { Model } from '../resolve/model.ts'
import { batchPattern, batchTitle, familyPattern, matchesPattern } from './patterns.ts'
import { sourceFile } from './source-file.ts'
import { constant, importTypes } from './statements.ts'

/** What the breadcrumb shows, by pattern of the routes that have a layout to show it in. */
export function emitBreadcrumbs(model: Model) {
  const children = childLinks(model.sidebar)
  const hidden = [...model.hiddenBreadcrumbs]
  const breadcrumb = (pattern: string, title: string): [string, Breadcrumb] => {
    const parent = children.find(({ link }) => matchesPattern(pattern, link))?.parent
    const isHide = hidden.some((link) => matchesPattern(pattern, link))
    return [pattern, { title, ...(parent === undefined ? {} : { parent }), isHide }]
  }
  const entries = [
    ...model.routes
      .filter(({ layout }) => layout === 'app')
      .map(({ path, title }) => breadcrumb(path, title)),
    ...model.families.flatMap((family) => {
      const batches = batchPattern(family)
      return [
        ...(batches === undefined ? [] : [breadcrumb(batches, batchTitle(family))]),
        breadcrumb(familyPattern(family), family.title),
      ]
    }),
  ]
  return sourceFile('breadcrumbs.ts', [
    importTypes('@manifest/contract/resolved.ts', ['Breadcrumb']),
    constant('breadcrumbs', Object.fromEntries(entries), 'Record<string, Breadcrumb>'),
  ])
}

/** Links that stand below a group, with the title of that group, in the menu's order. */
function childLinks(entries: MenuEntry[], parent?: string): { link: string; parent: string }[] {
  return entries.flatMap((entry) => {
    if (!('id' in entry)) return []
    const own = parent !== undefined && entry.link !== undefined ? [{ link: entry.link, parent }] : []
    return 'children' in entry ? [...own, ...childLinks(entry.children, entry.title)] : own
  })
}
