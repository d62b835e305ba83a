import { type AnswerShape, answerShape } from '../../../manifest/contract/answer-shape.ts'
import type { ReadValue } from '../../../manifest/contract/read-values.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Schema } from './openapi.ts'
import { findFormatRule } from './value-formats.ts'

/** Returns the schema that all samples fit. It requires what the contract requires; more may be sent. */
export const answerSchema = (samples: readonly Json[], read?: ReadValue): Schema =>
  toSchema(answerShape(samples, read))

function toSchema({ samples, types, read, properties, required, items, minItems }: AnswerShape): Schema {
  const texts = samples.filter((sample) => typeof sample === 'string')
  return {
    ...(types.length === 0 ? {} : { type: types.length === 1 ? types[0] : types }),
    ...(read?.label === undefined ? {} : { description: `${read.label}.` }),
    ...findFormatRule(read?.format, texts),
    ...(types.includes('object')
      ? { properties: Object.fromEntries([...properties].map(([key, shape]) => [key, toSchema(shape)])) }
      : {}),
    ...(required.length === 0 ? {} : { required }),
    ...(items ? { items: toSchema(items) } : {}),
    ...(minItems === 0 ? {} : { minItems }),
  } as Schema
}
