import {
  type AnswerShape,
  answerShape,
  listFoundExamples,
  listMissingPaths,
} from '@manifest/contract/answer-shape.ts'
import { readValues } from '@manifest/contract/read-values.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'

/** One shape for each definition and request: a batch queries one of them thousands of times. */
const shapeCache = new WeakMap<ConsultaDefinition, Map<readonly string[] | undefined, AnswerShape>>()

/** Returns the values that a consulta's contract requires of an answer, under the layout's names. */
function getShape(definition: ConsultaDefinition, optional: readonly string[] | undefined): AnswerShape {
  const shapes = shapeCache.get(definition) ?? new Map<readonly string[] | undefined, AnswerShape>()
  shapeCache.set(definition, shapes)
  const shape =
    shapes.get(optional) ??
    answerShape(
      listFoundExamples(definition),
      readValues(definition, [...(definition.optional ?? []), ...(optional ?? [])]),
    )
  shapes.set(optional, shape)
  return shape
}

/** Returns a function that lists the values that the contract requires and an answer lacks. */
export const createMissingPathsFinder =
  (definition: ConsultaDefinition, optional: readonly string[] | undefined) => (answer: Json) =>
    listMissingPaths(answer, getShape(definition, optional))
