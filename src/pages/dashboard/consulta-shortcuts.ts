import type { CatalogueFamily, CatalogueVariant } from '@manifest/contract/resolved.ts'
import type { UsageRecord } from '@/state/usage-record.ts'
import { mostUsed } from '@/state/usage-summary.ts'

/** A shortcut to a consulta; `total` is how often it was used. */
export type ConsultaShortcut<Path extends string> = {
  variant: CatalogueVariant<Path>
  family: CatalogueFamily<Path>
  total: number
}

/** The consultas used most, filled up with the first of each family that is not among them. */
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
