import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { describe, expect, it } from 'vitest'
import { exampleValues } from '../../../src/consultas/form/example-values.ts'
import { normaliseValues, validateField } from '../../../src/consultas/form/form-values.ts'
import { families } from '../../../src/generated/consultas/index.ts'

const loaded = await Promise.all(Object.values(families).map((load) => load()))
const definitions = loaded.flatMap(({ default: { variants } }): ConsultaDefinition[] =>
  Object.values(variants),
)

describe.each(definitions)('$id', (definition) => {
  const { fields, examples } = definition

  // An empty list is true of every answer that has one. A second sentence explains cases that may not apply to it.
  it('says of an empty list only that it is empty', () => {
    const texts = definition.result.flatMap((block) => ('empty' in block && block.empty ? [block.empty] : []))
    expect(texts.filter((text) => /[.!?]\s+\S/.test(text))).toEqual([])
  })

  // Conditions are compared with normalised values, so other spellings would never match.
  it('has conditional examples that its form can match', () => {
    for (const { when } of examples) {
      // An empty value matches an empty field.
      const filled = Object.fromEntries(Object.entries(when).filter(([, value]) => value !== ''))
      expect(normaliseValues(fields, filled)).toEqual(filled)
      expect(
        fields.map((field) => validateField({ ...field, required: false }, filled)).filter(Boolean),
      ).toEqual([])
      expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(when)))
    }
  })
})

it('has example values for every consulta', () => {
  const lacking = definitions.filter((definition) => !exampleValues(definition))
  expect(lacking.map(({ id }) => id)).toEqual([])
})
