import { rowsAt, valueAt } from '@manifest/contract/answer-path.ts'
import { castDocuments, listCastMembers } from '@manifest/contract/cast/cast-data.ts'
import { listAlternatives } from '@manifest/contract/example-values.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { findKind } from '@manifest/kinds/index.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Field } from '@manifest/schema/field.ts'
import { describe, expect, it } from 'vitest'
import { exampleValues } from '../../../src/consultas/form/example-values.ts'
import type { FormValues } from '../../../src/consultas/form/form-values.ts'
import { exampleAnswer } from '../../../src/consultas/sources/demo/example-answer.ts'
import { cast } from '../../../src/generated/cast.ts'
import { demoCast } from '../support/cast-answers.ts'
import { definitions, listObjects } from '../support/shipped-examples.ts'

/** Documents outside the cast, one of each kind that a form takes. */
const unknownByKind: Partial<Record<Field['kind'], string>> = {
  cpf: '52998224725',
  cnpj: '45723174000110',
  cns: '898001160660761',
  process: '00012345620238260100',
  name: 'Outra Pessoa Inventada',
}

/** Returns the values that a field takes in these queries. */
function listValues(field: Field): string[] {
  if (field.kind === 'image') return ['data:image/png;base64,iVBORw0KGgo=']
  if (field.kind === 'select') return field.options.map(({ value }) => value)
  if (field.kind === 'date')
    return [
      '1995-12-25',
      ...listCastMembers(cast).flatMap(({ facts }) => String(facts.data_nascimento ?? [])),
    ]
  const unknown = unknownByKind[field.kind]
  const members = listCastMembers(cast).flatMap(({ group, facts }) => {
    const value = field.kind === castDocuments[group] || field.kind === 'name' ? facts[field.name] : undefined
    return typeof value === 'string' ? [value] : []
  })
  return unknown === undefined ? members : [unknown, ...members]
}

/** Returns the queries about each subject, without values of optional fields. */
function listSubjects(definition: ConsultaDefinition): FormValues[] {
  const alternatives = listAlternatives(definition)
  const required = definition.fields.filter(({ required }) => required)
  const base = Object.fromEntries(
    Object.entries(exampleValues(definition) ?? {}).filter(([name]) =>
      required.some((field) => field.name === name),
    ),
  )
  const subject = required[0]
  const named = subject ? [subject] : alternatives
  return named.flatMap((field) => listValues(field).map((value) => ({ ...base, [field.name]: value })))
}

const isTextField = ({ kind }: Field) => kind !== 'image' && kind !== 'select' && kind !== 'date'

/** Returns the values at the top of an answer that must repeat the query, and do not. */
const listContradicted = ({ fields, example }: ConsultaDefinition, values: FormValues, answer: Json) =>
  fields.filter(isTextField).flatMap((field) => {
    const [asked, told] = [values[field.name], valueAt(answer, field.name)]
    if (!asked || typeof told !== 'string' || valueAt(example, field.name) === undefined) return []
    const normalise = (text: string) => findKind(field.kind).normalise(text).toLocaleUpperCase('pt-BR')
    return normalise(told) === normalise(asked) ? [] : [`${field.name}: asked ${asked}, told ${told}`]
  })

/** Returns true if a key of an answer has the value that a field asks for, as `data_nascimento` for `nascimento`. */
const isAbout = (key: string, { name }: Field) => key === name || key.endsWith(`_${name}`)

/** Returns the rows of an answer that the values of optional fields exclude. */
const listExcluded = (narrowing: readonly Field[], values: FormValues, answer: Json) =>
  listObjects(answer).filter((row) =>
    Object.entries(row).some(([key, told]) =>
      narrowing.some((field) => isAbout(key, field) && values[field.name] && told !== values[field.name]),
    ),
  )

/** Returns the numbers beside a list that count its rows in the example, and do not in the answer. */
const listWrongCounts = (example: Json, answer: Json) =>
  Object.entries(example ?? {}).flatMap(([list, rows]) =>
    Object.keys(example ?? {}).filter(
      (key) =>
        Array.isArray(rows) &&
        valueAt(example, key) === rows.length &&
        valueAt(answer, key) !== rowsAt(answer, list).length,
    ),
  )

const asked = definitions.flatMap((definition) => {
  const optional = definition.fields.filter(({ required }) => !required)
  return optional.length === 0 ? [] : [{ definition, id: definition.id, optional }]
})

describe.each(asked)('$id', ({ definition, optional }) => {
  const alternatives = listAlternatives(definition)
  const added = optional.filter((field) => !alternatives.includes(field))
  const narrowing = added.filter(({ kind }) => kind !== 'image')
  const queries = listSubjects(definition).flatMap((subject) => [
    subject,
    ...added.flatMap((field) => listValues(field).map((value) => ({ ...subject, [field.name]: value }))),
  ])
  const answers = queries.flatMap((values) => {
    const { answer } = exampleAnswer(definition, values, demoCast)
    return answer === undefined ? [] : [{ values, answer }]
  })

  it('answers about what was asked', () => {
    expect(answers.length).toBeGreaterThan(1)
    for (const { values, answer } of answers) {
      expect(listContradicted(definition, values, answer)).toEqual([])
      expect({ values, rows: listExcluded(narrowing, values, answer) }).toEqual({ values, rows: [] })
      if (narrowing.length > 0) expect(listWrongCounts(definition.example, answer)).toEqual([])
    }
  })

  // An example for the empty field differs from the example of the consulta in what depends on the field.
  const emptied = added.flatMap((field) => {
    const { answer } =
      definition.examples.find(({ when }) => Object.keys(when).join() === field.name && !when[field.name]) ??
      {}
    if (answer === undefined) return []
    const keys = Object.keys(answer as object).filter(
      (key) => JSON.stringify(valueAt(answer, key)) !== JSON.stringify(valueAt(definition.example, key)),
    )
    return keys.map((key) => ({ field, key, untold: valueAt(answer, key) }))
  })
  it.each(emptied)('answers $key by whether $field.name was given', ({ field, key, untold }) => {
    for (const { values, answer } of answers) {
      const told = valueAt(answer, key)
      if (values[field.name]) expect(told, JSON.stringify(values)).not.toEqual(untold)
      else expect(told, JSON.stringify(values)).toEqual(untold)
    }
  })
})
