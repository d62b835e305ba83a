import type { CatalogueFamily, CatalogueVariant } from '@manifest/contract/resolved.ts'
import type { UsageRecord } from '@/state/usage-record.ts'
import { mostUsed } from '@/state/usage-summary.ts'

/** A shortcut to a consulta. `total` counts its uses. */
export type ConsultaShortcut<Path extends string> = {
  variant: CatalogueVariant<Path>
  family: CatalogueFamily<Path>
  total: number
}

/** Returns the most used consultas, then the first variant of each other family. */
export function listShortcuts<Path extends string>(
  families: readonly CatalogueFamily<Path>[],
  records: readonly UsageRecord[],
  limit: number,
): ConsultaShortcut<Path>[] {
  const candidates = families.flatMap((family) => family.variants.map((variant) => ({ variant, family })))
  const byId = new Map(candidates.map((entry) => [entry.variant.id, entry]))
  const used = mostUsed(records, Number.POSITIVE_INFINITY).flatMap(({ consultaId, total }) => {
    const entry = byId.get(consultaId)
    return entry ? [{ ...entry, total }] : []
  })
  const shown = used.slice(0, limit)
  const rest = families.flatMap((family) => {
    const [variant] = family.variants
    const isShown = shown.some((shortcut) => shortcut.family === family)
    return variant && !isShown ? [{ variant, family, total: 0 }] : []
  })
  return [...shown, ...rest].slice(0, limit)
}
