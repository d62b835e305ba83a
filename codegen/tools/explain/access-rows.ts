import type { ExpandedFamily, ExpandedVariant, Located } from '../../expand/expand-family.ts'
import { formatAccess } from '../../expand/route-access.ts'
import type { RouteTarget } from '../../expand/route-target.ts'
import { findAccessPath, targetAccess } from '../../expand/route-target.ts'
import type { ValidModel } from '../../generate.ts'
import { type DossieConsulta, listDossieConsultas } from './dossie-consultas.ts'
import { createRow, type ExplainRow, type ValueLocation } from './explain-row.ts'

/** Who may see a path, and whether it demands a purpose; of a dossiê also what its parts say of both. */
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

/** Who may see a path: everyone, everyone who is logged in, or some roles, from where the nearest `access` stands. */
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

/** A row for each place that says something of a dossiê's parts, with the parts that have it from there. */
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
