import type { ExpandedFamily } from './expand-family.ts'

/** How many there are of something, by the placeholder that stands for it in a text. */
export type Counts = Record<string, number>

/** What is counted in the product: a module is a family, a consulta a variant. */
export const productCounts = ({
  families,
  dossies,
}: {
  families: readonly ExpandedFamily[]
  dossies: readonly unknown[]
}) => ({
  modulos: families.length,
  consultas: families.reduce((count, { variants }) => count + variants.length, 0),
  dossies: dossies.length,
})

/** A value in which the texts, however deep, have counts in place of `{modulos}`, `{consultas}`, `{dossies}` and `{variantes}`. */
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
