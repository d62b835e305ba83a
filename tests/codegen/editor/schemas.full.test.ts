import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type AnySchemaObject } from 'ajv'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { emitSchemas } from '../../../codegen/emit/schemas.ts'
import { kindOf } from '../../../codegen/read/manifest-files.ts'
import { schemaPaths } from '../../../codegen/schema-line.ts'
import { caseNames, inCase, runCase } from '../support/fixture-case.ts'
import { smallModel } from '../support/small-model.ts'

const ajv = new Ajv({ strict: false, formats: { email: true, date: true } })

/** A part of a schema with its place in it. */
type Part = { place: string; schema: AnySchemaObject }

/** A schema and every schema inside it. */
function partsOf(schema: AnySchemaObject, place: string): Part[] {
  const many = ['properties', 'patternProperties', 'definitions'].flatMap((key) =>
    Object.entries<AnySchemaObject>(schema[key] ?? {}).map(
      ([name, part]) => [`${place}/${name}`, part] as const,
    ),
  )
  const listed = ['anyOf', 'oneOf', 'allOf'].flatMap((key) =>
    (schema[key] ?? []).map(
      (part: AnySchemaObject, index: number) => [`${place}/${key}${index}`, part] as const,
    ),
  )
  const single = ['items', 'additionalProperties', 'then'].flatMap((key) =>
    typeof schema[key] === 'object' ? [[`${place}/${key}`, schema[key]] as const] : [],
  )
  const inside = [...many, ...listed, ...single].flatMap(([name, part]) => partsOf(part, name))
  return [{ place, schema }, ...inside]
}

const emitted = emitSchemas(smallModel).map(({ path, content }) => ({ path, schema: JSON.parse(content) }))

/** Names of the manifest make an example wrong that would be right in another one. */
const isOfAnyManifest = ({ schema }: Part) => !JSON.stringify(schema).includes('"#/definitions/')

describe.each(emitted)('$path', ({ path, schema }) => {
  const parts = partsOf(schema, path)
  const keys = parts.flatMap(({ place, schema: { properties = {} } }) =>
    Object.entries<AnySchemaObject>(properties).map(([key, part]) => ({
      place: `${place}/${key}`,
      schema: part,
    })),
  )

  it('explains every key, with an example', () => {
    const silent = keys.filter((key) => !key.schema.description || !key.schema.examples?.length)
    expect(silent.map(({ place }) => place)).toEqual([])
    expect(keys.length).toBeGreaterThan(2)
  })

  it('says what each word of a list does', () => {
    const silent = parts.filter(
      ({ schema: { enum: words, enumDescriptions = [] } }) =>
        words && (enumDescriptions.length !== words.length || !enumDescriptions.every(Boolean)),
    )
    expect(silent.map(({ place }) => place)).toEqual([])
  })

  it('gives examples that are right', () => {
    const wrong = keys.filter(isOfAnyManifest).flatMap(({ place, schema: part }) => {
      const validate = ajv.compile(part)
      return part.examples.filter((example: unknown) => !validate(example)).map(() => place)
    })
    expect(wrong).toEqual([])
  })

  it('holds no word that only the grammar knows', () => {
    const left = parts.filter((part) =>
      ['choices', 'chosenBy', 'names', 'propertyNames'].some((key) => key in part.schema),
    )
    expect(left.map(({ place }) => place)).toEqual([])
  })
})

it.each(caseNames.filter((name) => name.startsWith('valid-') && existsSync(inCase(name, 'manifest'))))(
  'accepts the manifest of %s',
  async (name) => {
    const result = await runCase(name)
    const files = result.ok ? result.files : []
    const folder = inCase(name, 'manifest')
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.yaml'),
    )
    const errors = names.flatMap((file) => {
      const kind = kindOf(file)
      const schema = files.find(({ path }) => kind && path === schemaPaths[kind])?.content ?? 'false'
      const validate = ajv.compile(JSON.parse(schema))
      return validate(parse(readFileSync(join(folder, file), 'utf8'))) ? [] : [file, validate.errors]
    })
    expect(errors).toEqual([])
    expect(names.length).toBeGreaterThan(0)
  },
)
