import { z } from 'zod'
import type { JsonSchema } from './json-schema.ts'
import { type NameList, nameLists } from './name-lists.ts'

/** What the grammar says of a part for editors, besides description and examples. */
type EditorHints = {
  /** What each word of a closed list does, or what each kind of a union is. */
  choices?: Record<string, string>
  /** Description and examples of the key that chooses among the kinds of a union. */
  chosenBy?: { description: string; examples: unknown[] }
  /** The manifest's own names, of which the value is one. */
  names?: NameList
}

/** Puts what an editor completes, explains and underlines by into the JSON Schema that zod has made of a part. */
export function addEditorHints(schema: JsonSchema, zodSchema: z.core.$ZodTypes) {
  const { choices, chosenBy, names } = schema as EditorHints
  // zod leaves examples out where a part is transformed when it is read.
  const { examples } = z.globalRegistry.get(zodSchema) ?? {}
  if (Array.isArray(examples)) schema.examples ??= examples
  delete schema.choices
  delete schema.chosenBy
  delete schema.names
  if (names) suggestNames(schema, names)
  if (schema.enum && choices) schema.enumDescriptions = schema.enum.map((word) => choices[String(word)])
  if (schema.oneOf && choices) splitUnionByKind(schema, choices, chosenBy)
  if (schema.propertyNames) moveKeyPattern(schema)
  if (schema.anyOf && isAnyJson(schema.anyOf)) delete schema.anyOf
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  const message = schema.pattern === undefined ? undefined : readPatternMessage(zodSchema)
  if (message !== undefined) schema.patternErrorMessage ??= message
}

/** A closed list has those names and no other; the names of an open one are suggestions. */
function suggestNames(schema: JsonSchema, names: NameList) {
  const list = { $ref: `#/definitions/${names}` }
  if (nameLists[names].isClosed) schema.allOf = [list]
  else schema.anyOf = [list, { type: 'string' }]
}

/**
 * A union by conditions: an editor that is told only what kinds there are offers the keys of all of them at once, and
 * underlines the whole object where one key is wrong.
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

/** By a pattern, so that `properties` are keys to be explained and nothing else. */
const createKindCondition = (key: string, kind: string): JsonSchema => ({
  type: 'object',
  required: [key],
  patternProperties: { [`^${key}$`]: { const: kind } },
})

const readConstant = (schema: unknown) =>
  typeof schema === 'object' && schema !== null && 'const' in schema ? schema.const : undefined

const isConstant = (schema: unknown) => readConstant(schema) !== undefined

/** `propertyNames` would want every key to be a text, and YAML takes a variant's `1` for a number. */
function moveKeyPattern(schema: JsonSchema) {
  const { propertyNames, additionalProperties } = schema
  delete schema.propertyNames
  const pattern = typeof propertyNames === 'object' ? propertyNames.pattern : undefined
  if (pattern === undefined || additionalProperties === undefined) return
  schema.patternProperties = { [pattern]: additionalProperties }
  schema.additionalProperties = false
}

/** A union of texts, numbers, lists and whatever else JSON has: there is nothing to check, and much to be shown in vain. */
const isAnyJson = (kinds: NonNullable<JsonSchema['anyOf']>) =>
  ['null', 'array', 'object'].every((type) =>
    kinds.some((kind) => typeof kind === 'object' && kind.type === type),
  )

/** What the grammar says where a text does not follow its pattern. */
function readPatternMessage({ _zod: { def } }: z.core.$ZodType): string | undefined {
  const checks = (def.checks ?? []).map((check) => check._zod.def)
  const found = [...checks, def].find((part) => 'pattern' in part && part.error)
  const error = found?.error as z.core.$ZodErrorMap | undefined
  const message = error?.({ code: 'invalid_format', format: 'regex', input: '', path: [], message: '' })
  return typeof message === 'string' ? message : message?.message
}
