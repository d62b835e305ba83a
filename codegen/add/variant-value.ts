import type { Json } from '../../manifest/schema/consulta.ts'
import { hasValue } from '../checks/answer-paths.ts'
import { valueAt } from '../parse/value-at.ts'
import type { Path } from '../read/manifest-document.ts'
import type { ExpandedFamily } from '../resolve/expand-family.ts'
import { agreeingLayout } from './agreeing-layout.ts'
import { echoOf } from './form-kinds.ts'
import { likelyRequest } from './likely-request.ts'
import { firstValue, fits, type Reading } from './reading.ts'
import { writtenLayout } from './written-layout.ts'

export type Written = Record<string, Json>

export type VariantParts = {
  title: string
  family: ExpandedFamily
  /** What the variant asks if its family has no request for all. */
  source: string | undefined
  sample: Reading | undefined
}

/**
 * What stands below the number of a new variant. What the family's `defaults` say is left to them; what they do not say
 * is made from the sample answer or, without one, from the form.
 */
export function variantValue({ title, family, source, sample }: VariantParts): Written {
  const { defaults } = family.file
  const form = formOf(family)
  const echo = sample || defaults.result || defaults.example ? undefined : echoOf(form.fields)
  return {
    title,
    ...form.own,
    ...requestOf(title, family, form.fields, source, sample),
    ...(sample ? layoutOf(sample, family) : echo),
    ...(sample && { example: sample.example, ...examplesOf(family) }),
  }
}

const asWritten = ({ document }: ExpandedFamily, path: Path) => valueAt(document.value, path) as Json

/** The fields of the form: those of `defaults` or, where each variant has its own, those of the first one. */
function formOf(family: ExpandedFamily) {
  const { defaults } = family.file
  const first = family.variants[0]
  if (defaults.fields || !first?.variant.fields) return { fields: defaults.fields ?? [], own: {} }
  const own = ['fields', 'requireOneOf'].flatMap((key) => {
    const value = asWritten(family, ['variants', String(first.number), key])
    return value === undefined ? [] : [[key, value]]
  })
  return { fields: first.variant.fields, own: Object.fromEntries(own) as Written }
}

/** A request of the variant's own, where it cannot do with that of `defaults`. */
function requestOf(
  title: string,
  family: ExpandedFamily,
  fields: { name: string }[],
  source: string | undefined,
  sample: Reading | undefined,
): Written {
  const { request } = family.file.defaults
  if (!request)
    return source === undefined ? {} : { request: likelyRequest(source, family.file.consulta, title, fields) }
  const names = (request.fallback ?? []).flatMap(({ rename = {} }) => Object.keys(rename))
  if (!sample || names.every((name) => hasValue(sample.example, name))) return {}
  // The other sources answer with the names of another example.
  const { fallback: _, ...own } = asWritten(family, ['defaults', 'request']) as Written
  return { request: own }
}

function layoutOf(sample: Reading, { file: { defaults }, variants }: ExpandedFamily): Written {
  const inherits = defaults.summary !== undefined && fits(defaults.summary, sample.example)
  const proposed = sample.summary ?? (defaults.summary ? firstValue(sample.result) : undefined)
  const { summary, result } = agreeingLayout(
    { summary: inherits ? undefined : proposed, result: sample.result },
    variants,
  )
  return { ...(summary && { summary: writtenLayout(summary) }), result: result.map(writtenLayout) }
}

/** The conditional examples of `defaults` without their answers, which are of another shape. */
function examplesOf(family: ExpandedFamily): Written {
  const examples = asWritten(family, ['defaults', 'examples'])
  if (!Array.isArray(examples)) return {}
  const kept = examples.filter((example) => !Object.hasOwn(example as object, 'answer'))
  return kept.length === examples.length ? {} : { examples: kept }
}
