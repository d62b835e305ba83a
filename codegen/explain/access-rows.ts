import { accessWords } from '../resolve/access-words.ts'
import type { ValidModel } from '../resolve/build-model.ts'
import type { ExpandedFamily, ExpandedVariant, Placed } from '../resolve/expand-family.ts'
import type { Target } from '../resolve/route-table.ts'
import { accessPlace, targetAccess } from '../resolve/target-access.ts'
import { type DossieConsulta, dossieConsultas } from './dossie-consultas.ts'
import { type Row, row, type Written } from './row.ts'

/** Who may see a path, and whether it demands a purpose; of a dossiê also what its parts say of both. */
export function accessRows({ manifest }: ValidModel, target: Target): Row[] {
  const { placed, variant } = target
  const parts = dossieConsultas(manifest, placed.route.dossie)
  return [
    ownAccess(target),
    ...partRows(
      'access',
      parts,
      ({ access }) => access?.item.length && access,
      (roles) => accessWords([roles]),
    ),
    ...(placed.family && variant?.purpose
      ? [row('purpose', variant.purpose.item, writtenIn(placed.family, variant.purpose))]
      : []),
    ...partRows('purpose', parts, ({ purpose }) => purpose, String),
  ]
}

/** Who may see a path: everyone, everyone who is logged in, or some roles, from where the nearest `access` stands. */
function ownAccess(target: Target): Row {
  const { document, route } = target.placed
  const access = targetAccess(target)
  const at = accessPlace(target)
  const value = access
    ? `${route.layout} (${accessWords(access)})`
    : { public: 'public (todos)', app: 'app (quem entrou)' }[route.layout]
  if (!at) return row('access', value, { document, at: ['layout'], mark: 'arquivo' })
  const isOfFile = at.length === 1 && route.dossie === undefined
  const mark = at[0] === 'defaults' ? 'defaults' : isOfFile ? 'arquivo' : undefined
  return row('access', value, { document, at, mark })
}

/** A row for each place that says something of a dossiê's parts, with the parts that have it from there. */
function partRows<Item>(
  place: string,
  parts: DossieConsulta[],
  find: (variant: ExpandedVariant) => Placed<Item> | 0 | undefined,
  words: (item: Item) => string,
): Row[] {
  const found = new Map<string, { text: string; written: Written; ids: string[] }>()
  for (const { id, family, variant } of parts) {
    const placed = find(variant)
    if (!placed) continue
    const key = [family.file.consulta, ...placed.path].join(' ')
    const known = found.get(key) ?? { text: words(placed.item), written: writtenIn(family, placed), ids: [] }
    found.set(key, { ...known, ids: [...known.ids, id] })
  }
  return [...found.values()].map(({ text, written, ids }, index) =>
    row(`${place}.${index}`, `${text}: ${ids.join(', ')}`, written),
  )
}

const writtenIn = ({ document }: ExpandedFamily, { path }: Placed<unknown>): Written => ({
  document,
  at: path,
  mark: path[0] === 'defaults' ? 'defaults' : undefined,
})
