import type { ExpandedFamily, ExpandedVariant, Located } from '../../compile/expand/expand-family.ts'
import { formatAccess } from '../../compile/expand/route-access.ts'
import type { RouteTarget } from '../../compile/expand/route-target.ts'
import { findAccessPath, targetAccess } from '../../compile/expand/route-target.ts'
import type { ValidModel } from '../../generate.ts'
import { createRow, type ExplainRow, type ValueLocation } from './explain-row.ts'
import { type DossieConsulta, listDossieConsultas } from './source-rows.ts'

/** Returns the rows for access and purpose of a path; for a dossiê also those of its parts. */
export function accessRows({ manifest }: ValidModel, target: RouteTarget): ExplainRow[] {
  const { locatedRoute: placed, variant } = target
  const parts = listDossieConsultas(manifest, placed.route.dossie)
  return [
    createOwnAccessRow(target),
    ...createPartRows(
      'access',
      parts,
      ({ access }) => access?.item.length && access,
      (roles) => formatAccess([roles]),
    ),
    ...(placed.family && variant?.purpose
      ? [createRow('purpose', variant.purpose.item, locateItem(placed.family, variant.purpose))]
      : []),
    ...createPartRows('purpose', parts, ({ purpose }) => purpose, String),
  ]
}

/** The row names the location of the nearest `access`. */
function createOwnAccessRow(target: RouteTarget): ExplainRow {
  const { document, route } = target.locatedRoute
  const access = targetAccess(target)
  const at = findAccessPath(target)
  const value = access
    ? `${route.layout} (${formatAccess(access)})`
    : { public: 'public (todos)', app: 'app (quem entrou)' }[route.layout]
  if (!at) return createRow('access', value, { document, at: ['layout'], mark: 'arquivo' })
  const isFileLevel = at.length === 1 && route.dossie === undefined
  const mark = at[0] === 'defaults' ? 'defaults' : isFileLevel ? 'arquivo' : undefined
  return createRow('access', value, { document, at, mark })
}

/** Returns a row for each location that sets a value for parts of a dossiê, with the parts it applies to. */
function createPartRows<Item>(
  rowPlace: string,
  parts: DossieConsulta[],
  find: (variant: ExpandedVariant) => Located<Item> | 0 | undefined,
  formatItem: (item: Item) => string,
): ExplainRow[] {
  const found = new Map<string, { text: string; location: ValueLocation; ids: string[] }>()
  for (const { id, family, variant } of parts) {
    const placed = find(variant)
    if (!placed) continue
    const key = [family.file.consulta, ...placed.path].join(' ')
    const knownGroup = found.get(key) ?? {
      text: formatItem(placed.item),
      location: locateItem(family, placed),
      ids: [],
    }
    found.set(key, { ...knownGroup, ids: [...knownGroup.ids, id] })
  }
  return [...found.values()].map(({ text, location, ids }, index) =>
    createRow(`${rowPlace}.${index}`, `${text}: ${ids.join(', ')}`, location),
  )
}

const locateItem = ({ document }: ExpandedFamily, { path }: Located<unknown>): ValueLocation => ({
  document,
  at: path,
  mark: path[0] === 'defaults' ? 'defaults' : undefined,
})
