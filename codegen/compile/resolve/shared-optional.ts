import { wholeAnswer } from '../../../manifest/contract/answer-path.ts'
import { answerShape, listFoundExamples, listMissingPaths } from '../../../manifest/contract/answer-shape.ts'
import { readValues } from '../../../manifest/contract/read-values.ts'
import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import type { Request } from '../../../manifest/schema/request.ts'
import { createNumbering } from '../expand/number-values.ts'
import { listValueReaders } from '../expand/value-readers.ts'
import type { ModelFamily } from './model.ts'

type Requesting = ConsultaDefinition & { request: Request }

/**
 * Marks values of a definition as optional if another consulta of the same source, method and path lacks them in an
 * example. The source cannot distinguish these consultas, so the contract requires only the values of all their examples.
 */
export function withSharedOptional(families: readonly ModelFamily[]): ModelFamily[] {
  const operations = groupByOperation(families.flatMap(({ variants }) => variants).filter(hasRequest))
  const numberValue = createNumbering()
  const optionalByKey = new Map<string, string[]>()
  const withOptional = (definition: ConsultaDefinition): ConsultaDefinition => {
    if (!hasRequest(definition)) return definition
    const { request, example, examples } = definition
    const values = [request, ...listValueReaders(definition), example, ...examples]
    const key = values.map(numberValue).join(' ')
    const optional =
      optionalByKey.get(key) ?? listOptional(definition, operations.get(operationKey(definition)) ?? [])
    optionalByKey.set(key, optional)
    return optional.length > 0 ? { ...definition, optional } : definition
  }
  return families.map((family) => ({ ...family, variants: family.variants.map(withOptional) }))
}

const hasRequest = (definition: ConsultaDefinition): definition is Requesting =>
  definition.request !== undefined

/** Groups definitions by operation. Of several definitions with the same examples, keeps one. */
function groupByOperation(definitions: Requesting[]): Map<string, Requesting[]> {
  const numberValue = createNumbering()
  const operations = new Map<string, Map<string, Requesting>>()
  for (const definition of definitions) {
    const key = operationKey(definition)
    const byExamples = operations.get(key) ?? new Map<string, Requesting>()
    byExamples.set([definition.example, ...definition.examples].map(numberValue).join(' '), definition)
    operations.set(key, byExamples)
  }
  return new Map([...operations].map(([key, byExamples]) => [key, [...byExamples.values()]]))
}

/** The key of an operation: source, method and path with unnamed parameters. */
function operationKey({ request: { source, get, post = '' } }: Requesting): string {
  const path = (get ?? post).replace(/\{[^{}]*\}/g, '{}')
  return [source, get === undefined ? 'post' : 'get', path].join(' ')
}

function listOptional(definition: Requesting, definitions: Requesting[]): string[] {
  if (definitions.length < 2) return []
  const shape = answerShape(
    listFoundExamples(definition),
    readValues(definition, definition.request.optional),
  )
  const missing = definitions
    .flatMap(listFoundExamples)
    .flatMap((example) => listMissingPaths(example, shape))
  // An answer of another type lacks the whole answer, which is not a value that can be optional.
  return [...new Set(missing)].filter((path) => path !== wholeAnswer)
}
