import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type {
  Content,
  OpenApiDocument,
  Operation,
  ResponseObject,
  Schema,
} from '../../../../codegen/emit/openapi/openapi.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'

export const listOperations = ({ paths }: OpenApiDocument): Operation[] =>
  Object.values(paths).flatMap((methods) => Object.values(methods))

/** Returns the content of an operation's 200 response, or of its 202 response. */
export function readAnswerContent(operation: Operation | undefined) {
  const { 200: found, 202: accepted } = operation?.responses ?? {}
  const { content } = (found ?? accepted ?? {}) as Partial<ResponseObject>
  return content?.['application/json'] ?? { schema: {} }
}

/** Lists examples as pairs of name and value. */
export const listExampleValues = ({ examples = {} }: Content['application/json']): [string, Json][] =>
  Object.entries(examples).map(([name, { value }]) => [name, value])

/** Resolves a reference to a component. */
export const resolveSchemaRef = ({ components }: OpenApiDocument, schema: Schema): Schema =>
  components.schemas[schema.$ref?.replace('#/components/schemas/', '') ?? ''] ?? schema

/** Returns a function that validates a value against a schema of the contract and lists the errors. */
export function createContractValidator({ components }: OpenApiDocument) {
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
