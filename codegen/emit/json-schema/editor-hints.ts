import * as z from 'zod'
import { type JsonSchema, type NameList, nameLists } from './name-lists.ts'

/** Hints for editors in the grammar's metadata, besides description and examples. */
type EditorHints = {
  /** Descriptions of the values of an enum or of the kinds of a union. */
  choices?: Record<string, string>
  /** Description and examples of the key that selects the kind of a union. */
  chosenBy?: { description: string; examples: unknown[] }
  /** The list of manifest names that the value comes from. */
  names?: NameList
}

/** Adds completions, descriptions and error messages for editors to the JSON Schema that zod generates. */
export function addEditorHints(schema: JsonSchema, zodSchema: z.core.$ZodTypes) {
  const { choices, chosenBy, names } = schema as EditorHints
  // zod omits the examples of schemas with a transform.
  const { examples } = z.globalRegistry.get(zodSchema) ?? {}
  if (Array.isArray(examples)) schema.examples ??= examples
  delete schema.choices
  delete schema.chosenBy
  delete schema.names
  delete schema.control
  if (names) suggestNames(schema, names)
  if (schema.enum && choices) schema.enumDescriptions = schema.enum.map((word) => choices[String(word)])
  if (schema.oneOf && choices) splitUnionByKind(schema, choices, chosenBy)
  if (schema.propertyNames) moveKeyPattern(schema)
  if (schema.anyOf && isAnyJson(schema.anyOf)) delete schema.anyOf
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  const message = schema.pattern === undefined ? undefined : readPatternMessage(zodSchema)
  if (message !== undefined) schema.patternErrorMessage ??= message
}

/** A closed list accepts only its names; an open list suggests them. */
function suggestNames(schema: JsonSchema, names: NameList) {
  const list = { $ref: `#/definitions/${names}` }
  if (nameLists[names].isClosed) schema.allOf = [list]
  else schema.anyOf = [list, { type: 'string' }]
}

/**
 * Splits a union by conditions. With a plain union, editors offer the keys of all kinds and underline the
 * whole object for one wrong key.
 */
function splitUnionByKind(
  schema: JsonSchema,
  choices: Record<string, string>,
  chosenBy: EditorHints['chosenBy'],
) {
  const branches = (schema.oneOf ?? []) as JsonSchema[]
  const key = Object.entries(branches[0]?.properties ?? {}).find(([, value]) => isConstant(value))?.[0] ?? ''
  const kinds = branches.map((branch) => String(readConstant(branch.properties?.[key])))
  delete schema.oneOf
  schema.type = 'object'
  schema.properties = {
    [key]: { ...chosenBy, type: 'string', enum: kinds, enumDescriptions: kinds.map((kind) => choices[kind]) },
  }
  schema.required = [key]
  schema.allOf = branches.map((branch, index) => {
    const kind = kinds[index] ?? ''
    const chosen = { const: kind, description: choices[kind] ?? kind, examples: [kind] }
    return {
      if: createKindCondition(key, kind),
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { ...branch, properties: { ...branch.properties, [key]: chosen } },
    }
  })
}

/** Uses a pattern, so that editors take only `properties` for completions. */
const createKindCondition = (key: string, kind: string): JsonSchema => ({
  type: 'object',
  required: [key],
  patternProperties: { [`^${key}$`]: { const: kind } },
})

const readConstant = (schema: unknown) =>
  typeof schema === 'object' && schema !== null && 'const' in schema ? schema.const : undefined

const isConstant = (schema: unknown) => readConstant(schema) !== undefined

/** `propertyNames` requires string keys, but YAML reads a variant's `1` as a number. */
function moveKeyPattern(schema: JsonSchema) {
  const { propertyNames, additionalProperties } = schema
  delete schema.propertyNames
  const pattern = typeof propertyNames === 'object' ? propertyNames.pattern : undefined
  if (pattern === undefined || additionalProperties === undefined) return
  schema.patternProperties = { [pattern]: additionalProperties }
  schema.additionalProperties = false
}

/** Returns true for a union of all JSON types: it checks nothing and only adds useless hints. */
const isAnyJson = (kinds: NonNullable<JsonSchema['anyOf']>) =>
  ['null', 'array', 'object'].every((type) =>
    kinds.some((kind) => typeof kind === 'object' && kind.type === type),
  )

/** Returns the grammar's message for text that does not match its pattern. */
function readPatternMessage({ _zod: { def } }: z.core.$ZodType): string | undefined {
  const checks = (def.checks ?? []).map((check) => check._zod.def)
  const found = [...checks, def].find((part) => 'pattern' in part && part.error)
  const error = found?.error as z.core.$ZodErrorMap | undefined
  const message = error?.({ code: 'invalid_format', format: 'regex', input: '', path: [], message: '' })
  return typeof message === 'string' ? message : message?.message
}
