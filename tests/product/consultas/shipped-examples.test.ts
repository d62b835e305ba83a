import { valueAt } from '@manifest/contract/answer-path.ts'
import {
  hasValidCnpj,
  hasValidCns,
  hasValidCpf,
  hasValidNis,
  hasValidProcess,
  hasValidRenavam,
  hasValidTitulo,
} from '@manifest/contract/check-digits.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { type FieldKind, findKind } from '@manifest/kinds/index.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Field } from '@manifest/schema/field.ts'
import type { Format, Item } from '@manifest/schema/result.ts'
import { describe, expect, it } from 'vitest'
import { isTruthy } from '../../../manifest/contract/is-truthy.ts'
import { exampleValues } from '../../../src/consultas/form/example-values.ts'
import type { FormValues } from '../../../src/consultas/form/form-values.ts'
import { answerText } from '../../../src/consultas/results/answer-parts.ts'
import { adaptExample } from '../../../src/consultas/sources/demo/adapt-example.ts'
import { formatByKind } from '../../../src/formats/format-by-kind.ts'
import { families } from '../../../src/generated/consultas/index.ts'
import { createFound } from '../../support/create-found.ts'

const loaded = await Promise.all(Object.values(families).map((load) => load()))
const definitions = loaded.flatMap(({ default: { variants } }): ConsultaDefinition[] =>
  Object.values(variants),
)

const normalizeText = (text: string) => text.replace(/[^\p{L}\p{N}@]/gu, '').toLowerCase()

type Leaf = { key: string; path: string; text: string }

/** Returns every text and number of an answer, with its key. */
function listLeaves(part: Json, key = '', path = ''): Leaf[] {
  if (typeof part === 'string' || typeof part === 'number') return [{ key, path, text: String(part) }]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, inner]) =>
    listLeaves(inner, Array.isArray(part) ? key : name, path === '' ? name : `${path}.${name}`),
  )
}

/** Returns true if a field identifies the subject; a choice or an image does not. */
const isSubject = ({ kind }: Field) => kind !== 'select' && kind !== 'image'

const otherValueByKind: Partial<Record<FieldKind, string>> = {
  cpf: '52998224725',
  cnpj: '45723174000110',
  cep: '69005070',
  placa: 'QRM7B33',
  phone: '92984410227',
  email: 'outra.pessoa@exemplo.org',
  name: 'Outra Pessoa Inventada',
  text: 'Outro texto inventado',
  process: '00012345620238260100',
  cns: '898001160660761',
  date: '1995-12-25',
}

/** Returns other valid values for the fields of the example form that match no conditional example. */
function otherValues({ fields, examples }: ConsultaDefinition, shown: FormValues): FormValues {
  const changed = fields
    .filter((field) => isSubject(field) && shown[field.name] !== undefined)
    .map((field) => [field.name, otherValueByKind[field.kind] ?? ''])
  const values = { ...shown, ...Object.fromEntries(changed) }
  // Examples with only empty conditions are adapted to any subject.
  const isConditional = examples.some(
    ({ when }) =>
      Object.values(when).some(Boolean) &&
      Object.entries(when).every(([name, value]) => (values[name] ?? '') === value),
  )
  if (isConditional) throw new Error('Choose other values: an example answers these')
  return values
}

const all = () => true

describe.each(definitions)('$id', (definition) => {
  const { fields, example, examples } = definition
  const shown = exampleValues(definition) ?? {}
  const subjects = fields.filter((field) => isSubject(field) && shown[field.name] !== undefined)
  const normalizeAnswer = (answer: Json) => normalizeText(answerText(definition, createFound(answer), all))
  const normalizeValue = ({ kind }: Field, value: string) => normalizeText(formatByKind(kind, value))

  it('returns its own example for its example values', () => {
    expect(adaptExample(definition, shown)).toEqual(example)
    for (const field of subjects)
      expect(normalizeAnswer(example)).toContain(normalizeValue(field, shown[field.name] ?? ''))
  })

  it('replaces all values of the example subject by those of another subject', () => {
    const queryValues = otherValues(definition, shown)
    const answer = adaptExample(definition, queryValues)
    const texts = listLeaves(answer).map(({ text }) => normalizeText(text))
    for (const field of subjects) {
      const { name, kind } = field
      expect(normalizeAnswer(answer)).toContain(normalizeValue(field, queryValues[name] ?? ''))
      const old = normalizeText(shown[name] ?? '')
      // A name or a date can be part of another text; a document cannot.
      const isThere = (text: string) =>
        kind === 'name' || kind === 'date' ? text === old : text.includes(old)
      expect(texts.filter(isThere), name).toEqual([])
    }
  })

  // A conditional example has the query's values at the same paths as the example.
  const isNotFoundExample = ({ answer }: (typeof examples)[number]) =>
    isTruthy(valueAt(answer, definition.request?.notFound?.when ?? ''))
  const answered = examples.filter((one) => one.answer !== undefined && !isNotFoundExample(one))
  it.each(answered)('matches its condition: $when', (one) => {
    const { when, answer = null } = one
    for (const field of subjects.filter(({ name }) => when[name])) {
      const { normalise } = findKind(field.kind)
      const held = listLeaves(example).filter(({ text }) => normalise(text) === shown[field.name])
      const single = held.filter(({ path }) => !/\.\d+(\.|$)/.test(path))
      for (const { path } of single) {
        const value = valueAt(answer, path)
        if (value !== undefined) expect(normalise(String(value)), path).toBe(when[field.name])
      }
      expect(normalizeAnswer(answer), field.name).toContain(normalizeValue(field, when[field.name] ?? ''))
    }
  })

  it('has only documents with valid check digits', () => {
    const answers = [example, ...examples.map(({ answer = null }) => answer)]
    expect(answers.flatMap((answer) => wrongDocuments(definition, answer))).toEqual([])
  })
})

/** Validators of documents without punctuation. */
const verified: Partial<Record<Format, (characters: string) => boolean>> = {
  cpf: hasValidCpf,
  cnpj: hasValidCnpj,
  cns: hasValidCns,
  nis: hasValidNis,
  titulo: hasValidTitulo,
  renavam: hasValidRenavam,
  process: hasValidProcess,
  cep: (digits) => /^\d{8}$/.test(digits),
  placa: (plate) => /^[A-Z]{3}\d[A-Z\d]\d{2}$/.test(plate),
}

/** The format that a key suggests. */
const keys: [RegExp, Format][] = [
  [/^cpf$|_cpf$|^cpf_/, 'cpf'],
  [/^cnpj$|_cnpj$/, 'cnpj'],
  [/^cns$|_cns$/, 'cns'],
  [/^(nis|pis)$|_(nis|pis)$/, 'nis'],
  [/^titulo(_eleitor)?$/, 'titulo'],
  [/^renavam$/, 'renavam'],
  [/^numero_processo$/, 'process'],
  [/^cep$|_cep$/, 'cep'],
  [/^placa(_|$)/, 'placa'],
]

/** Returns the formats of the layout, by path without indexes. */
function listFormats({ summary, result }: ConsultaDefinition): Map<string, Format | undefined> {
  const items = result.flatMap((block): Pick<Item, 'value' | 'format'>[] => {
    if (block.block === 'fields') return block.items
    if (block.block === 'table')
      return block.columns.map(({ value, format }) => ({ value: `${block.value}.${value}`, format }))
    if (block.block !== 'list') return []
    return [{ value: [block.value, block.item].filter(Boolean).join('.'), format: block.format }]
  })
  const head = summary ? [summary, ...(summary.detail ? [summary.detail] : [])] : []
  return new Map([...head, ...items].map(({ value, format }) => [value, format]))
}

/** Returns the format that the punctuation of a document suggests. */
function guessFormat(text: string): Format | undefined {
  if (/^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(text)) return 'cpf'
  if (/^[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}$/.test(text)) return 'cnpj'
  return /^\d{7}-\d{2}\.\d{4}\.\d\.\d{2}\.\d{4}$/.test(text) ? 'process' : undefined
}

function wrongDocuments(definition: ConsultaDefinition, answer: Json): string[] {
  const formats = listFormats(definition)
  return listLeaves(answer).flatMap(({ key, path, text }) => {
    const byLayout = formats.get(path.replace(/\.\d+(?=\.|$)/g, ''))
    const byKey = keys.find(([pattern]) => pattern.test(key))?.[1]
    const format = guessFormat(text) ?? (byLayout && verified[byLayout] ? byLayout : byKey)
    const characters = text.replace(/[\s./-]/g, '')
    // A value 'CPF ou CNPJ' has the format of either.
    const isRight = format === 'cpf' && characters.length === 14 ? hasValidCnpj : format && verified[format]
    // A partly hidden document has no check digits, and a key may hold a text about the document.
    const isDocument = /^[\dA-Z]{7,20}$/.test(characters) && /\d/.test(characters)
    return !isRight || !isDocument || isRight(characters) ? [] : [`${path}: ${text} (${format})`]
  })
}
