import { batchPath, batchTitle } from '../../../manifest/contract/consulta-paths.ts'
import { listMenuEntries } from '../../compile/expand/menu-links.ts'
import { formatAccess } from '../../compile/expand/route-access.ts'
import { createTargetFinder, type RouteTarget } from '../../compile/expand/route-target.ts'
import { readAtPath } from '../../compile/parse/read-at-path.ts'
import type { ValidModel } from '../../generate.ts'
import { accessRows, sourceRows } from './access-rows.ts'
import { createRow, type ExplainRow, type ValueLocation } from './explain-row.ts'

/** Returns the rows about a path that precede its definition: title, menus, access and sources. */
export function routeRows(built: ValidModel, target: RouteTarget): ExplainRow[] {
  const { locatedRoute: placed } = target
  const { document } = placed
  const title = readTitle(target)
  const titleLocation = { document, at: titlePath(target) }
  return [
    createRow('path', buildPath(target), locatePath(target)),
    createRow('title', title, titleLocation),
    ...menuRows(built, target),
    createRow('breadcrumb', formatBreadcrumb(built, target), titleLocation),
    ...accessRows(built, target),
    ...sourceRows(built, target),
  ]
}

function buildPath({ locatedRoute: placed, variant }: RouteTarget): string {
  if (!variant) return placed.pattern
  return placed.route.isBatch ? batchPath(variant.path) : variant.path
}

/** A variant's path is derived from the family's path and its number. */
function locatePath({ locatedRoute: placed, variant }: RouteTarget): ValueLocation {
  const { document, at, keyOrValue } = placed
  if (!variant || variant.number === 1) return { document, at, keyOrValue }
  return { document, at: ['variants', String(variant.number)], keyOrValue: 'key' }
}

function readTitle({ locatedRoute: placed, variant }: RouteTarget): string {
  if (!variant) return placed.route.title
  return placed.route.isBatch ? batchTitle(variant.written.title) : variant.written.title
}

function titlePath({ locatedRoute: placed, variant }: RouteTarget): ValueLocation['at'] {
  if (variant) return ['variants', String(variant.number), 'title']
  return placed.route.dossie === undefined ? [...placed.at.slice(0, -1), 'title'] : ['title']
}

/** Returns the menu entries that link to this page, with their groups. */
function menuRows(
  { manifest: { table, menu } }: ValidModel,
  { locatedRoute: placed, variant }: RouteTarget,
): ExplainRow[] {
  const findTarget = createTargetFinder(table)
  return listMenuEntries(menu.value).flatMap(({ entry: { link, access }, path }) => {
    const other = link === undefined ? undefined : findTarget(link)
    if (other?.locatedRoute !== placed || other.variant !== variant) return []
    const titles = path.flatMap((_, depth) => {
      const title = readAtPath(menu.value, [...path.slice(0, depth + 1), 'title'])
      return typeof title === 'string' ? [title] : []
    })
    const { document } = menu
    const place = `menu.${path.join('.')}`
    return [
      createRow(place, titles.join(separator), { document, at: [...path, 'link'] }),
      ...(access?.length
        ? [createRow(`${place}.access`, formatAccess([access]), { document, at: [...path, 'access'] })]
        : []),
    ]
  })
}

const separator = ' › '

function formatBreadcrumb({ model }: ValidModel, target: RouteTarget): string {
  const { locatedRoute: placed, variant } = target
  const { trail = [], isHide } = model.breadcrumbs[placed.pattern] ?? {}
  if (isHide) return 'escondida'
  const above = trail.map(({ title }) => title)
  const batchTitles = variant && placed.route.isBatch ? [variant.written.title] : []
  return ['Início', ...above, ...batchTitles, readTitle(target)].join(separator)
}
