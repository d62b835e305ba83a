import type { ExpandedFamily } from './expand-family.ts'

/** Counts by their placeholder in texts, such as `modulos`. */
export type Counts = Record<string, number>

/** Counts families (`familias`, also `modulos`), variants (`consultas`) and dossiês. */
export const productCounts = ({
  families,
  dossies,
}: {
  families: readonly ExpandedFamily[]
  dossies: readonly unknown[]
}) => ({
  familias: families.length,
  modulos: families.length,
  consultas: families.reduce((count, { variants }) => count + variants.length, 0),
  dossies: dossies.length,
})

/** Replaces `{familias}`, `{modulos}`, `{consultas}`, `{dossies}` and `{variantes}` in all texts of a value. */
export function withCounts<Value>(value: Value, counts: Counts): Value
export function withCounts(value: unknown, counts: Counts): unknown {
  if (typeof value === 'string')
    return value.replace(/\{(\w+)\}/g, (written, name: string) =>
      Object.hasOwn(counts, name) ? String(counts[name]) : written,
    )
  if (Array.isArray(value)) return value.map((part) => withCounts(part, counts))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withCounts(part, counts)]))
}
