import { joinAnswerPath, valueAt } from '../../../manifest/contract/answer-path.ts'
import { documentValidators } from '../../../manifest/contract/check-digits.ts'
import { compareDocuments } from '../../../manifest/contract/echo.ts'
import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import { type FieldKind, identifiesSubject, otherTaxpayerKinds } from '../../../manifest/kinds/index.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Field } from '../../../manifest/schema/field.ts'
import type { Summary } from '../../../manifest/schema/result.ts'
import type { ModelFamily } from './model.ts'

/** A value of a field, and an answer that an example gives for it. */
type Evidence = { value: string; answer: Json }

type EchoParts = Pick<ConsultaDefinition, 'fields' | 'requireOneOf' | 'summary' | 'example' | 'examples'>

/** Adds the values of each answer that repeat what was asked. */
export const withEchoes = (families: readonly ModelFamily[]): ModelFamily[] =>
  families.map((family) => ({ ...family, variants: family.variants.map(withEcho) }))

function withEcho(definition: ConsultaDefinition): ConsultaDefinition {
  const echo = findEcho(definition)
  return echo ? { ...definition, echo } : definition
}

/**
 * Finds the values of an answer that repeat a field in every example that was asked with it. Values in lists do not count:
 * an answer about one company names the CPFs of many people.
 */
export function findEcho(parts: EchoParts): ConsultaDefinition['echo'] {
  const found = parts.fields.flatMap((field) => {
    const paths = identifiesSubject(field.kind) ? findPaths(field, parts) : []
    return paths.length > 0 ? [[field.name, paths] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

function findPaths(field: Field, parts: EchoParts): string[] {
  const own = { field, evidence: listEvidence(field, parts) }
  const others = listOtherDocuments(field, parts).map((other) => ({
    field: other,
    evidence: listEvidence(other, parts),
  }))
  const answers = new Set([parts.example, ...parts.examples.map(({ answer }) => answer ?? null)])
  const paths = new Set([...answers].flatMap((answer) => listPaths(answer)))
  return [...paths].filter(
    (path) =>
      [own, ...others].some((asked) => compareIn(asked, path).includes('same')) &&
      !compareIn(own, path).includes('other'),
  )
}

type Asked = { field: Field; evidence: Evidence[] }

const compareIn = ({ field, evidence }: Asked, path: string) =>
  evidence.map(({ value, answer }) => compareDocuments({ field, value, path }, valueAt(answer, path)))

/** A consulta of people and companies has one path for the document of either. */
function listOtherDocuments({ name, kind }: Field, { fields, requireOneOf = [] }: EchoParts): Field[] {
  if (!requireOneOf.includes(name)) return []
  const kinds: FieldKind[] = otherTaxpayerKinds(kind)
  return fields.filter((field) => kinds.includes(field.kind) && requireOneOf.includes(field.name))
}

/** The example answers for the value with the field's name, or else for the document in the head of the result. */
function listEvidence(field: Field, { summary, example, examples }: EchoParts): Evidence[] {
  const own = valueAt(example, field.name) ?? findHeadDocument(field, summary, example)
  const asked =
    typeof own === 'string' || typeof own === 'number' ? [{ value: String(own), answer: example }] : []
  const others = examples.flatMap(({ when, status, answer }) => {
    const value = when[field.name]
    return value && status === 200 && answer !== undefined ? [{ value, answer }] : []
  })
  return [...asked, ...others]
}

/** The head says whom an answer is about. Any other document may be of a relative. */
function findHeadDocument({ kind }: Field, summary: Summary | undefined, example: Json): unknown {
  const isDocument = (documentValidators as Partial<Record<string, (text: string) => boolean>>)[kind]
  const paths = [summary?.value, summary?.detail?.value].filter((path) => path !== undefined)
  const values = paths.map((path) => valueAt(example, path))
  return isDocument && values.find((value) => typeof value === 'string' && isDocument(value))
}

/** Returns the paths of an answer's texts and numbers outside lists. */
function listPaths(part: Json, keys: string[] = []): string[] {
  if (typeof part === 'string' || typeof part === 'number') return [joinAnswerPath(keys)]
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return []
  return Object.entries(part).flatMap(([key, inner]) => listPaths(inner, [...keys, key]))
}
