import type { ModelFamily } from './model.ts'

/** Gives the variants whose title another one has too a name of their own, with the title of their family before it. */
export function nameVariants(families: ModelFamily[]): ModelFamily[] {
  const [seen, repeated] = [new Set<string>(), new Set<string>()]
  for (const { variants } of families)
    for (const { title } of variants) {
      if (seen.has(title)) repeated.add(title)
      seen.add(title)
    }
  return families.map((family) => ({
    ...family,
    variants: family.variants.map((variant) =>
      repeated.has(variant.title) ? { ...variant, name: `${family.title} · ${variant.title}` } : variant,
    ),
  }))
}
