import type { Json } from '../../../manifest/schema/consulta.ts'
import { hasValue } from '../../check/answer-paths.ts'
import type { ExpandedFamily } from '../../expand/expand-family.ts'
import { readAtPath } from '../../parse/read-at-path.ts'
import type { YamlPath } from '../../read/manifest-document.ts'
import { alignLayout } from './align-layout.ts'
import { buildEcho } from './form-kinds.ts'
import { guessRequest } from './guess-request.ts'
import { findFirstValue, fitsSummary, type SampleReading } from './read-sample.ts'
import { toYamlLayout } from './yaml-layout.ts'

export type YamlRecord = Record<string, Json>

export type VariantInput = {
  title: string
  family: ExpandedFamily
  /** What the variant asks if its family has no request for all. */
  source: string | undefined
  sample: SampleReading | undefined
}

/**
 * What stands below the number of a new variant. What the family's `defaults` say is left to them; what they do not say
 * is made from the sample answer or, without one, from the form.
 */
export function buildVariant({ title, family, source, sample }: VariantInput): YamlRecord {
  const { defaults } = family.file
  const form = readForm(family)
  const echo = sample || defaults.result || defaults.example ? undefined : buildEcho(form.fields)
  return {
    title,
    ...form.own,
    ...buildRequest(title, family, form.fields, source, sample),
    ...(sample ? buildLayout(sample, family) : echo),
    ...(sample && { example: sample.example, ...buildExamples(family) }),
  }
}

const readManifestValue = ({ document }: ExpandedFamily, path: YamlPath) =>
  readAtPath(document.value, path) as Json

/** The fields of the form: those of `defaults` or, where each variant has its own, those of the first one. */
function readForm(family: ExpandedFamily) {
  const { defaults } = family.file
  const first = family.variants[0]
  if (defaults.fields || !first?.variant.fields) return { fields: defaults.fields ?? [], own: {} }
  const ownValues = ['fields', 'requireOneOf'].flatMap((key) => {
    const value = readManifestValue(family, ['variants', String(first.number), key])
    return value === undefined ? [] : [[key, value]]
  })
  return { fields: first.variant.fields, own: Object.fromEntries(ownValues) as YamlRecord }
}

/** A request of the variant's own, where it cannot do with that of `defaults`. */
function buildRequest(
  title: string,
  family: ExpandedFamily,
  fields: { name: string }[],
  source: string | undefined,
  sample: SampleReading | undefined,
): YamlRecord {
  const { request } = family.file.defaults
  if (!request)
    return source === undefined ? {} : { request: guessRequest(source, family.file.consulta, title, fields) }
  const names = (request.fallback ?? []).flatMap(({ rename = {} }) => Object.keys(rename))
  if (!sample || names.every((name) => hasValue(sample.example, name))) return {}
  // The other sources answer with the names of another example.
  const { fallback: _, ...ownValues } = readManifestValue(family, ['defaults', 'request']) as YamlRecord
  return { request: ownValues }
}

function buildLayout(sample: SampleReading, { file: { defaults }, variants }: ExpandedFamily): YamlRecord {
  const isSummaryInherited = defaults.summary !== undefined && fitsSummary(defaults.summary, sample.example)
  const proposed = sample.summary ?? (defaults.summary ? findFirstValue(sample.result) : undefined)
  const { summary, result } = alignLayout(
    { summary: isSummaryInherited ? undefined : proposed, result: sample.result },
    variants,
  )
  return { ...(summary && { summary: toYamlLayout(summary) }), result: result.map(toYamlLayout) }
}

/** The conditional examples of `defaults` without their answers, which are of another shape. */
function buildExamples(family: ExpandedFamily): YamlRecord {
  const examples = readManifestValue(family, ['defaults', 'examples'])
  if (!Array.isArray(examples)) return {}
  const conditionalExamples = examples.filter((example) => !Object.hasOwn(example as object, 'answer'))
  return conditionalExamples.length === examples.length ? {} : { examples: conditionalExamples }
}
