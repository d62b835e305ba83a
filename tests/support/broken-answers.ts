import { layoutPaths } from '../../manifest/blocks/index.ts'
import { splitAnswerPath } from '../../manifest/contract/answer-path.ts'
import { listFoundExamples } from '../../manifest/contract/answer-shape.ts'
import { pathInRows, readMeasure, removeIndexes } from '../../manifest/contract/findings.ts'
import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import type { Json } from '../../manifest/schema/consulta.ts'

const breakKinds = ['missing', 'null', 'another type'] as const

type BreakKind = (typeof breakKinds)[number]

/** Returns the paths of all values that page, findings and exports read, without list indexes. */
export function listReadPaths(definition: ConsultaDefinition): string[] {
  const { summary, result, findings = [] } = definition
  const paths = [
    ...layoutPaths({ ...(summary ? { summary } : {}), result }).flatMap(({ path, rows = [] }) => [
      path,
      ...rows.map((row) => pathInRows(path, row.path)),
    ]),
    ...findings.map((finding) => readMeasure(finding).path),
  ]
  return [...new Set(paths.map(removeIndexes))]
}

const changeType = (value: Json): Json => (typeof value === 'string' ? 1 : 'outro tipo')

/** Returns a copy of an answer with the values at a path broken, in every element of a list. */
function breakValues(value: Json | undefined, keys: readonly string[], how: BreakKind): Json {
  const [key, ...rest] = keys
  if (Array.isArray(value)) return value.map((element) => breakValues(element, keys, how))
  if (key === undefined || typeof value !== 'object' || value === null) return value ?? null
  if (!Object.hasOwn(value, key)) return value
  const { [key]: inner = null, ...others } = value
  if (rest.length > 0) return { ...value, [key]: breakValues(inner, rest, how) }
  if (how === 'missing') return others
  return { ...value, [key]: how === 'null' ? null : changeType(inner) }
}

/**
 * Returns the values at the end of a path; `undefined` where an object lacks the key. Lists at the end stay
 * lists.
 */
function readEndValues(value: Json | undefined, keys: readonly string[]): (Json | undefined)[] {
  const [key, ...rest] = keys
  if (key === undefined) return [value]
  if (Array.isArray(value)) return value.flatMap((element) => readEndValues(element, keys))
  if (typeof value !== 'object' || value === null) return []
  return readEndValues(Object.hasOwn(value, key) ? value[key] : undefined, rest)
}

/** Returns an example that has the value at a path, and copies with the value broken in each way. */
export function brokenAnswers(definition: ConsultaDefinition, path: string) {
  const keys = splitAnswerPath(path)
  const isThere = (end: Json | undefined) => end !== undefined && end !== null
  const completeAnswer = listFoundExamples(definition).find((example) =>
    readEndValues(example, keys).some(isThere),
  )
  if (completeAnswer === undefined || keys.length === 0) return []
  return breakKinds.map((how) => ({
    how,
    whole: completeAnswer,
    answer: breakValues(completeAnswer, keys, how),
  }))
}

/** Returns true if no example lacks the value at a path or has `null` there. */
export const isAlwaysPresent = (definition: ConsultaDefinition, path: string) =>
  listFoundExamples(definition).every((example) =>
    readEndValues(example, splitAnswerPath(path)).every((end) => end !== undefined && end !== null),
  )
