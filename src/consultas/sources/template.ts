import type { FormValues } from '../form-values.ts'

const fill = (template: string, values: FormValues, encode: (value: string) => string) =>
  template.replace(/\{([^{}]*)\}/g, (_, name: string) => encode(values[name] ?? ''))

/** A path with `{field}` replaced by values, each URL-encoded: a value never adds a segment or a query. */
export const fillPath = (template: string, values: FormValues) => fill(template, values, encodeURIComponent)

/** A record of templates filled in; entries that come out empty are left out. */
export function fillRecord(templates: Record<string, string>, values: FormValues): Record<string, string> {
  const entries = Object.entries(templates).map(([key, template]) => [
    key,
    fill(template, values, (value) => value),
  ])
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}
