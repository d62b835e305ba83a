import { inventExample } from '../../../../../codegen/authoring/sample-answer/invent-example.ts'
import type { Json } from '../../../../../manifest/schema/consulta.ts'

export const createExample = (answer: Json) => inventExample(answer).example

export const createExampleRecord = (answer: Json) => createExample(answer) as Record<string, Json>
