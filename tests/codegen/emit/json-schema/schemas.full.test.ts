import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type AnySchemaObject } from 'ajv'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { findFileKind } from '../../../../codegen/compile/read/manifest-files.ts'
import { schemaPaths } from '../../../../codegen/emit/json-schema/schema-line.ts'
import { emitSchemas } from '../../../../codegen/emit/schemas.ts'
import { caseNames, findCasePath, generateCase } from '../../support/fixture-case.ts'
import { smallModel } from '../../support/small-model.ts'

const ajv = new Ajv({ strict: false, formats: { email: true, date: true } })

/** A schema inside another, with its JSON pointer. */
type SubSchema = { pointer: string; schema: AnySchemaObject }

/** Returns a schema and all schemas inside it. */
function listSubSchemas(schema: AnySchemaObject, pointer: string): SubSchema[] {
  const many = ['properties', 'patternProperties', 'definitions'].flatMap((key) =>
    Object.entries<AnySchemaObject>(schema[key] ?? {}).map(
      ([name, subSchema]) => [`${pointer}/${name}`, subSchema] as const,
    ),
  )
  const listed = ['anyOf', 'oneOf', 'allOf'].flatMap((key) =>
    (schema[key] ?? []).map(
      (subSchema: AnySchemaObject, index: number) => [`${pointer}/${key}${index}`, subSchema] as const,
    ),
  )
  const single = ['items', 'additionalProperties', 'then'].flatMap((key) =>
    typeof schema[key] === 'object' ? [[`${pointer}/${key}`, schema[key]] as const] : [],
  )
  const inside = [...many, ...listed, ...single].flatMap(([name, subSchema]) =>
    listSubSchemas(subSchema, name),
  )
  return [{ pointer, schema }, ...inside]
}

const emitted = emitSchemas(smallModel).map(({ path, content }) => ({ path, schema: JSON.parse(content) }))

/** Examples that name parts of a manifest are valid only in that manifest. */
const isManifestIndependent = ({ schema }: SubSchema) => !JSON.stringify(schema).includes('"#/definitions/')

describe.each(emitted)('$path', ({ path, schema }) => {
  const subSchemas = listSubSchemas(schema, path)
  const keys = subSchemas.flatMap(({ pointer, schema: { properties = {} } }) =>
    Object.entries<AnySchemaObject>(properties).map(([key, subSchema]) => ({
      pointer: `${pointer}/${key}`,
      schema: subSchema,
    })),
  )

  it('explains every key, with an example', () => {
    const undocumented = keys.filter((key) => !key.schema.description || !key.schema.examples?.length)
    expect(undocumented.map(({ pointer }) => pointer)).toEqual([])
    expect(keys.length).toBeGreaterThan(2)
  })

  it('describes each value of an enum', () => {
    const undocumented = subSchemas.filter(
      ({ schema: { enum: words, enumDescriptions = [] } }) =>
        words && (enumDescriptions.length !== words.length || !enumDescriptions.every(Boolean)),
    )
    expect(undocumented.map(({ pointer }) => pointer)).toEqual([])
  })

  it('gives valid examples', () => {
    const wrong = keys.filter(isManifestIndependent).flatMap(({ pointer, schema: subSchema }) => {
      const validate = ajv.compile(subSchema)
      return subSchema.examples.filter((example: unknown) => !validate(example)).map(() => pointer)
    })
    expect(wrong).toEqual([])
  })

  it('holds no internal keyword of the grammar', () => {
    const left = subSchemas.filter((subSchema) =>
      ['choices', 'chosenBy', 'names', 'propertyNames'].some((key) => key in subSchema.schema),
    )
    expect(left.map(({ pointer }) => pointer)).toEqual([])
  })
})

it.each(caseNames.filter((name) => name.startsWith('valid-') && existsSync(findCasePath(name, 'manifest'))))(
  'accepts the manifest of %s',
  async (name) => {
    const result = await generateCase(name)
    const files = result.ok ? result.files : []
    const folder = findCasePath(name, 'manifest')
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.yaml'),
    )
    const errors = names.flatMap((file) => {
      const kind = findFileKind(file)
      const schema = files.find(({ path }) => kind && path === schemaPaths[kind])?.content ?? 'false'
      const validate = ajv.compile(JSON.parse(schema))
      return validate(parse(readFileSync(join(folder, file), 'utf8'))) ? [] : [file, validate.errors]
    })
    expect(errors).toEqual([])
    expect(names.length).toBeGreaterThan(0)
  },
)
