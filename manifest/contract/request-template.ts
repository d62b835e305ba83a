import type { RequestBody } from '../schema/request.ts'

/** Values by field name, as they are sent. An empty field has no entry. */
type TemplateValues = Record<string, string>

const fill = (template: string, values: TemplateValues, encode: (value: string) => string) =>
  template.replace(/\{([^{}]*)\}/g, (_, name: string) => encode(values[name] ?? ''))

const keepText = (value: string) => value

/** A value encoded as one path segment: it can neither add segments nor be a dot segment (`..`). */
const encodeSegment = (value: string) =>
  encodeURIComponent(value).replace(/^\.{1,2}$/, (dots) => '%2E'.repeat(dots.length))

/** A path with `{field}` replaced by values, each URL-encoded: a value never adds a segment or a query. */
export const fillPath = (template: string, values: TemplateValues) => fill(template, values, encodeSegment)

/** A query with its templates filled in; parameters that come out empty are left out. */
export function fillQuery(templates: Record<string, string>, values: TemplateValues): string {
  const entries = Object.entries(templates).map(([key, template]) => [key, fill(template, values, keepText)])
  return new URLSearchParams(entries.filter(([, value]) => value !== '')).toString()
}

/** A JSON body with its templates filled in; keys whose text comes out empty are left out. */
export function fillBody(part: RequestBody, values: TemplateValues): RequestBody {
  if (typeof part === 'string') return fill(part, values, keepText)
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map((inner) => fillBody(inner, values))
  const entries = Object.entries(part).map(([key, inner]) => [key, fillBody(inner, values)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}
