import { keysOf } from '../../manifest/contract/answer-path.ts'
import { foundSamples } from '../../manifest/contract/answer-shape.ts'
import { layoutPaths } from '../../manifest/contract/block-paths/registry.ts'
import { inRows, measureOf, withoutIndexes } from '../../manifest/contract/findings.ts'
import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import type { Json } from '../../manifest/schema/consulta.ts'

const breaks = ['missing', 'null', 'another type'] as const

type Break = (typeof breaks)[number]

/** The paths of all values that page, findings and exports read, without the indexes of lists. */
export function readPaths(definition: ConsultaDefinition): string[] {
  const { summary, result, findings = [] } = definition
  const paths = [
    ...layoutPaths({ ...(summary ? { summary } : {}), result }).flatMap(({ path, rows = [] }) => [
      path,
      ...rows.map((row) => inRows(path, row.path)),
    ]),
    ...findings.map((finding) => measureOf(finding).path),
  ]
  return [...new Set(paths.map(withoutIndexes))]
}

const otherType = (value: Json): Json => (typeof value === 'string' ? 1 : 'outro tipo')

/** A copy of an answer in which the values at a path are broken, in every element of a list. */
function broken(value: Json | undefined, keys: readonly string[], how: Break): Json {
  const [key, ...rest] = keys
  if (Array.isArray(value)) return value.map((element) => broken(element, keys, how))
  if (key === undefined || typeof value !== 'object' || value === null) return value ?? null
  if (!Object.hasOwn(value, key)) return value
  const { [key]: inner = null, ...others } = value
  if (rest.length > 0) return { ...value, [key]: broken(inner, rest, how) }
  if (how === 'missing') return others
  return { ...value, [key]: how === 'null' ? null : otherType(inner) }
}

/** The values at the ends of a path, `undefined` where an object lacks its key. Lists at an end are not opened. */
function endsOf(value: Json | undefined, keys: readonly string[]): (Json | undefined)[] {
  const [key, ...rest] = keys
  if (key === undefined) return [value]
  if (Array.isArray(value)) return value.flatMap((element) => endsOf(element, keys))
  if (typeof value !== 'object' || value === null) return []
  return endsOf(Object.hasOwn(value, key) ? value[key] : undefined, rest)
}

/** An example in which the value at a path is there, and copies of it with the value broken in each way. */
export function brokenAnswers(definition: ConsultaDefinition, path: string) {
  const keys = keysOf(path)
  const isThere = (end: Json | undefined) => end !== undefined && end !== null
  const whole = foundSamples(definition).find((sample) => endsOf(sample, keys).some(isThere))
  if (whole === undefined || keys.length === 0) return []
  return breaks.map((how) => ({ how, whole, answer: broken(whole, keys, how) }))
}

/** Returns true if no example lacks the value at a path or has `null` there, wherever its object is. */
export const isAlwaysThere = (definition: ConsultaDefinition, path: string) =>
  foundSamples(definition).every((sample) =>
    endsOf(sample, keysOf(path)).every((end) => end !== undefined && end !== null),
  )
