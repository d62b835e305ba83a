import type { ModelFamily } from './model.ts'

/** Gives the variants whose title another one has too a name of their own, with the title of their family before it. */
export function nameVariants(families: ModelFamily[]): ModelFamily[] {
  const titles = families.flatMap(({ variants }) => variants.map(({ title }) => title))
  const repeated = new Set(titles.filter((title, index) => titles.indexOf(title) !== index))
  return families.map((family) => ({
    ...family,
    variants: family.variants.map((variant) =>
      repeated.has(variant.title) ? { ...variant, name: `${family.title} · ${variant.title}` } : variant,
    ),
  }))
}
