import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { OpenApiDocument, Operation, ResponseObject, Schema } from '../../../codegen/contract/openapi.ts'

export const operationsIn = ({ paths }: OpenApiDocument): Operation[] =>
  Object.values(paths).flatMap((methods) => Object.values(methods))

/** What an operation answers when it finds something. */
export function answersIn(operation: Operation | undefined) {
  const { content } = (operation?.responses[200] ?? {}) as Partial<ResponseObject>
  return content?.['application/json'] ?? { schema: {} }
}

/** Holds values against schemas of a contract; answers with what is wrong. */
export function validatorOf({ components }: OpenApiDocument) {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    strictTypes: false,
  })
  addFormats.default(ajv)
  ajv.addVocabulary(['components'])
  ajv.addSchema({ $id: 'contract', components })
  return (schema: Schema, value: unknown): string[] => {
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')
    const validate = ajv.compile(JSON.parse(text))
    validate(value)
    return (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`)
  }
}
