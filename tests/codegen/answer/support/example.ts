import { exampleFrom } from '../../../../codegen/answer/example-from.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'

export const exampleOf = (answer: Json) => exampleFrom(answer).example

/** The example of an answer that is an object. */
export const record = (answer: Json) => exampleOf(answer) as Record<string, Json>
