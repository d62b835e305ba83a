import type { RequestBody } from '../schema/request.ts'

/** Values by field name, as sent. An empty field has no entry. */
type TemplateValues = Record<string, string>

const fill = (template: string, values: TemplateValues, encode: (value: string) => string) =>
  template.replace(/\{([^{}]*)\}/g, (_, name: string) => encode(values[name] ?? ''))

const unchanged = (value: string) => value

/** Encodes a value as one path segment. It cannot add segments or be a dot segment (`..`). */
const encodeSegment = (value: string) =>
  encodeURIComponent(value).replace(/^\.{1,2}$/, (dots) => '%2E'.repeat(dots.length))

/** Replaces `{field}` in a path with URL-encoded values. A value never adds a segment or a query. */
export const fillPath = (template: string, values: TemplateValues) => fill(template, values, encodeSegment)

/** Fills in the templates of a query; empty parameters are left out. */
export function fillQuery(templates: Record<string, string>, values: TemplateValues): string {
  const entries = Object.entries(templates).map(([key, template]) => [key, fill(template, values, unchanged)])
  return new URLSearchParams(entries.filter(([, value]) => value !== '')).toString()
}

/** Fills in the templates of a JSON body; keys with empty text are left out. */
export function fillBody(part: RequestBody, values: TemplateValues): RequestBody {
  if (typeof part === 'string') return fill(part, values, unchanged)
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map((inner) => fillBody(inner, values))
  const entries = Object.entries(part).map(([key, inner]) => [key, fillBody(inner, values)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}
