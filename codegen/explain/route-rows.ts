import { batchPath, batchTitle } from '../../manifest/contract/consulta-paths.ts'
import { valueAt } from '../parse/value-at.ts'
import { accessWords } from '../resolve/access-words.ts'
import type { ValidModel } from '../resolve/build-model.ts'
import { menuEntries } from '../resolve/menu-entries.ts'
import { createTargetFinder, type Target } from '../resolve/route-table.ts'
import { accessRows } from './access-rows.ts'
import { type Row, row, type Written } from './row.ts'
import { sourceRows } from './source-rows.ts'

/** What is told of a path before its definition: its name, what leads to it, who may see it, and what it asks. */
export function routeRows(built: ValidModel, target: Target): Row[] {
  const { placed } = target
  const { document } = placed
  const title = titleOf(target)
  const written = { document, at: titlePath(target) }
  return [
    row('path', pathOf(target), pathPlace(target)),
    row('title', title, written),
    ...menuRows(built, target),
    row('breadcrumb', breadcrumb(built, target), written),
    ...accessRows(built, target),
    ...sourceRows(built, target),
  ]
}

function pathOf({ placed, variant }: Target): string {
  if (!variant) return placed.pattern
  return placed.route.isBatch ? batchPath(variant.path) : variant.path
}

/** A variant's path follows from the family's and its number. */
function pathPlace({ placed, variant }: Target): Written {
  const { document, at, part } = placed
  if (!variant || variant.number === 1) return { document, at, part }
  return { document, at: ['variants', String(variant.number)], part: 'key' }
}

function titleOf({ placed, variant }: Target): string {
  if (!variant) return placed.route.title
  return placed.route.isBatch ? batchTitle(variant.variant.title) : variant.variant.title
}

function titlePath({ placed, variant }: Target): Written['at'] {
  if (variant) return ['variants', String(variant.number), 'title']
  return placed.route.dossie === undefined ? [...placed.at.slice(0, -1), 'title'] : ['title']
}

/** The entries that lead to the very page, with the groups above them. */
function menuRows({ manifest: { table, menu } }: ValidModel, { placed, variant }: Target): Row[] {
  const targetOf = createTargetFinder(table)
  return menuEntries(menu.value).flatMap(({ entry: { link, access }, path }) => {
    const other = link === undefined ? undefined : targetOf(link)
    if (other?.placed !== placed || other.variant !== variant) return []
    const titles = path.flatMap((_, depth) => {
      const title = valueAt(menu.value, [...path.slice(0, depth + 1), 'title'])
      return typeof title === 'string' ? [title] : []
    })
    const { document } = menu
    const place = `menu.${path.join('.')}`
    return [
      row(place, titles.join(separator), { document, at: [...path, 'link'] }),
      ...(access?.length
        ? [row(`${place}.access`, accessWords([access]), { document, at: [...path, 'access'] })]
        : []),
    ]
  })
}

const separator = ' › '

function breadcrumb({ model }: ValidModel, target: Target): string {
  const { placed, variant } = target
  const { trail = [], isHide } = model.breadcrumbs[placed.pattern] ?? {}
  if (isHide) return 'escondida'
  const above = trail.map(({ title }) => title)
  const ofBatch = variant && placed.route.isBatch ? [variant.variant.title] : []
  return ['Início', ...above, ...ofBatch, titleOf(target)].join(separator)
}
