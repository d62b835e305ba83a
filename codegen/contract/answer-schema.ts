import { type AnswerShape, answerShape } from '../../manifest/contract/answer-shape.ts'
import type { ReadValue } from '../../manifest/contract/read-values.ts'
import type { Json } from '../../manifest/schema/consulta.ts'
import type { Schema } from './openapi.ts'
import { formatRule } from './value-formats.ts'

/** Returns the schema that all samples fit. It requires what the contract requires; more may be sent. */
export const answerSchema = (samples: readonly Json[], read?: ReadValue): Schema =>
  schemaOf(answerShape(samples, read))

function schemaOf({ samples, types, read, properties, required, items, minItems }: AnswerShape): Schema {
  const texts = samples.filter((sample) => typeof sample === 'string')
  return {
    ...(types.length === 0 ? {} : { type: types.length === 1 ? types[0] : types }),
    ...(read?.label === undefined ? {} : { description: `${read.label}.` }),
    ...formatRule(read?.format, texts),
    ...(types.includes('object')
      ? { properties: Object.fromEntries([...properties].map(([key, shape]) => [key, schemaOf(shape)])) }
      : {}),
    ...(required.length === 0 ? {} : { required }),
    ...(items ? { items: schemaOf(items) } : {}),
    ...(minItems === 0 ? {} : { minItems }),
  } as Schema
}
