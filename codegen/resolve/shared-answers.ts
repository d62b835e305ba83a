import { wholeAnswer } from '../../manifest/contract/answer-path.ts'
import { answerShape, listFoundSamples, missingPaths } from '../../manifest/contract/answer-shape.ts'
import { readValues } from '../../manifest/contract/read-values.ts'
import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import type { Request } from '../../manifest/schema/request.ts'
import { groupBy } from '../tools/openapi/group-by.ts'
import type { ModelFamily } from './model.ts'

/**
 * Returns families whose definitions call a value optional that another consulta of the same source, method and path lacks in an
 * example. A source cannot tell such consultas apart: the contract requires of it only what all their examples have.
 */
export function withSharedOptional(families: readonly ModelFamily[]): ModelFamily[] {
  const optional = sharedOptional(families.flatMap(({ variants }) => variants))
  if (optional.size === 0) return [...families]
  return families.map((family) => ({
    ...family,
    variants: family.variants.map((definition) => {
      const shared = optional.get(definition)
      return shared ? { ...definition, optional: shared } : definition
    }),
  }))
}

function sharedOptional(definitions: readonly ConsultaDefinition[]): Map<ConsultaDefinition, string[]> {
  const examplesOf = ({ example, examples }: ConsultaDefinition) => JSON.stringify([example, examples])
  const optional = new Map<ConsultaDefinition, string[]>()
  const asking = definitions.filter(hasRequest)
  for (const asked of groupBy(asking, ({ request }) => operationKey(request)).values()) {
    // Consultas with the same examples have the same samples.
    const different = new Map(asked.map((definition) => [examplesOf(definition), definition]))
    if (different.size < 2) continue
    for (const definition of asked) {
      const shape = answerShape(
        listFoundSamples(definition),
        readValues(definition, definition.request.optional),
      )
      const samples = [...different.values()].flatMap(listFoundSamples)
      const lacking = new Set(samples.flatMap((sample) => missingPaths(sample, shape)))
      // A whole answer of another type is no answer without a value.
      lacking.delete(wholeAnswer)
      if (lacking.size > 0) optional.set(definition, [...lacking])
    }
  }
  return optional
}

type Asking = ConsultaDefinition & { request: Request }

const hasRequest = (definition: ConsultaDefinition): definition is Asking => definition.request !== undefined

/** A key of the operation of a contract that answers a request. */
function operationKey({ source, get, post = '' }: Request): string {
  const path = (get ?? post).replace(/\{[^{}]*\}/g, '{}')
  return [source, get === undefined ? 'post' : 'get', path].join(' ')
}
