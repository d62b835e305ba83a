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
    const optional = listOptional(definition, answers.get(operationKey(definition)) ?? new Map())
    return optional.length > 0 ? { ...definition, optional } : definition
  }
  return families.map((family) => ({ ...family, variants: family.variants.map(withOptional) }))
}

const hasRequest = (definition: ConsultaDefinition): definition is Requesting =>
  definition.request !== undefined

/** Example answers by their JSON: many consultas of an operation have equal ones. */
type AnswersByText = ReadonlyMap<string, Json>

const byText = (answers: readonly Json[]): AnswersByText =>
  new Map(answers.map((answer) => [JSON.stringify(answer), answer]))

/** Returns the example answers of each operation. */
function collectAnswers(definitions: Requesting[]): Map<string, AnswersByText> {
  const answers = new Map<string, AnswersByText>()
  for (const definition of definitions) {
    const key = operationKey(definition)
    answers.set(key, new Map([...(answers.get(key) ?? []), ...byText(listFoundExamples(definition))]))
  }
  return answers
}

/** The key of an operation: source, method and path with unnamed parameters. */
function operationKey({ request: { source, get, post = '' } }: Requesting): string {
  const path = (get ?? post).replace(/\{[^{}]*\}/g, '{}')
  return [source, get === undefined ? 'post' : 'get', path].join(' ')
}

function listOptional(definition: Requesting, answers: AnswersByText): string[] {
  const own = byText(listFoundExamples(definition))
  const others = [...answers].filter(([text]) => !own.has(text))
  if (others.length === 0) return []
  const shape = answerShape([...own.values()], readValues(definition, definition.request.optional))
  const missing = others.flatMap(([, answer]) => listMissingPaths(answer, shape))
  // An answer of another type lacks the whole answer, which is not a value that can be optional.
  return [...new Set(missing)].filter((path) => path !== wholeAnswer)
}
