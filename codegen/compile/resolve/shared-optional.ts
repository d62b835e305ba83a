import { wholeAnswer } from '../../../manifest/contract/answer-path.ts'
import { answerShape, listFoundExamples, listMissingPaths } from '../../../manifest/contract/answer-shape.ts'
import { readValues } from '../../../manifest/contract/read-values.ts'
import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Request } from '../../../manifest/schema/request.ts'
import type { ModelFamily } from './model.ts'

type Requesting = ConsultaDefinition & { request: Request }

/**
 * Marks values of a definition as optional if another consulta of the same source, method and path lacks them in an
 * example. The source cannot distinguish these consultas, so the contract requires only the values of all their examples.
 */
export function withSharedOptional(families: readonly ModelFamily[]): ModelFamily[] {
  const answers = collectAnswers(families.flatMap(({ variants }) => variants).filter(hasRequest))
  const withOptional = (definition: ConsultaDefinition): ConsultaDefinition => {
    if (!hasRequest(definition)) return definition
    const optional = listOptional(definition, answers.get(operationKey(definition)) ?? new Set())
    return optional.length > 0 ? { ...definition, optional } : definition
  }
  return families.map((family) => ({ ...family, variants: family.variants.map(withOptional) }))
}

const hasRequest = (definition: ConsultaDefinition): definition is Requesting =>
  definition.request !== undefined

/** Returns the example answers of each operation. Consultas that inherit an answer share the object. */
function collectAnswers(definitions: Requesting[]): Map<string, Set<Json>> {
  const answers = new Map<string, Set<Json>>()
  for (const definition of definitions) {
    const key = operationKey(definition)
    const known = answers.get(key) ?? new Set()
    for (const answer of listFoundExamples(definition)) known.add(answer)
    answers.set(key, known)
  }
  return answers
}

/** The key of an operation: source, method and path with unnamed parameters. */
function operationKey({ request: { source, get, post = '' } }: Requesting): string {
  const path = (get ?? post).replace(/\{[^{}]*\}/g, '{}')
  return [source, get === undefined ? 'post' : 'get', path].join(' ')
}

function listOptional(definition: Requesting, answers: ReadonlySet<Json>): string[] {
  const own = listFoundExamples(definition)
  if (answers.size === new Set(own).size) return []
  const shape = answerShape(own, readValues(definition, definition.request.optional))
  const missing = [...answers].flatMap((answer) => listMissingPaths(answer, shape))
  // An answer of another type lacks the whole answer, which is not a value that can be optional.
  return [...new Set(missing)].filter((path) => path !== wholeAnswer)
}
