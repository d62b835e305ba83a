import { valueAt } from '@manifest/contract/answer-path.ts'
import { listDocumentTexts } from '@manifest/contract/example-values.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { validateValue } from '@manifest/contract/validate-value.ts'
import { findKind, identifiesSubject } from '@manifest/kinds/index.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Field } from '@manifest/schema/field.ts'
import { formatByKind } from '@/formats/format-by-kind.ts'
import { exampleValues } from '../../form/example-values.ts'
import type { FormValues } from '../../form/form-values.ts'

/** A field's value in the example, and its value in the query. Both are normalised. */
type ValueChange = { field: Field; exampleValue: string; queryValue: string }

/** Values that name one subject, so they are replaced inside longer texts too. */
const isDocument = ({ field }: Pick<ValueChange, 'field'>) => identifiesSubject(field.kind)

/**
 * Returns an answer for the query: the example, or the same with other facts. Each value of the example form is
 * replaced by the value of the query, with the same punctuation.
 */
export function adaptExample(
  definition: ConsultaDefinition,
  values: FormValues,
  answer: Json = definition.example,
): Json {
  const { fields, example } = definition
  const exampleInput = exampleValues(definition) ?? {}
  const changes = fields.flatMap((field) =>
    findChanges(field, exampleInput[field.name] ?? readOwn(field, example), values[field.name], example),
  )
  return changes.length === 0 ? answer : replaceTexts(answer, '', createTextReplacer(changes))
}

/** Reads the value of an alternative that the example's own query leaves empty. */
function readOwn(field: Field, example: Json): string | undefined {
  const value = isDocument({ field }) ? valueAt(example, field.name) : undefined
  return typeof value === 'string' ? findKind(field.kind).normalise(value) : undefined
}

function findChanges(
  field: Field,
  exampleValue: string | undefined,
  queryValue: string | undefined,
  example: Json,
): ValueChange[] {
  if (
    findKind(field.kind).isFile ||
    exampleValue === undefined ||
    queryValue === undefined ||
    exampleValue === queryValue
  )
    return []
  return [
    { field, exampleValue, queryValue },
    ...findRelatedChanges({ field, exampleValue, queryValue }, example),
  ]
}

/**
 * Returns the changes that follow from a change: a plate in its other pattern, the other branches of a
 * company.
 */
function findRelatedChanges({ field, exampleValue, queryValue }: ValueChange, example: Json): ValueChange[] {
  const { convertPattern, rootLength } = findKind(field.kind)
  if (convertPattern)
    return [{ field, exampleValue: convertPattern(exampleValue), queryValue: convertPattern(queryValue) }]
  if (rootLength === undefined) return []
  return findBranches(example, exampleValue, rootLength).flatMap((branch) => {
    const other = findSameBranch(field, queryValue.slice(0, rootLength) + branch.slice(rootLength))
    return other === undefined ? [] : [{ field, exampleValue: branch, queryValue: other }]
  })
}

type TextReplacer = (text: string, key: string) => string

/** Replaces every text of an answer, and every document in a number. `key` is the key of the text, or of the list that contains it. */
function replaceTexts(part: Json, key: string, change: TextReplacer): Json {
  if (typeof part === 'string') return change(part, key)
  if (typeof part === 'number') return replaceNumber(part, key, change)
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map((inner) => replaceTexts(inner, key, change))
  return Object.fromEntries(
    Object.entries(part).map(([name, inner]) => [name, replaceTexts(inner, name, change)]),
  )
}

function replaceNumber(number: number, key: string, change: TextReplacer): number {
  const changed = listDocumentTexts(number)
    .map((text) => ({ text, next: change(text, key) }))
    .find(({ text, next }) => text !== next)
  return changed && /^\d+$/.test(changed.next) ? Number(changed.next) : number
}

/** Applies all changes in one pass, so that no change alters the result of another. */
function createTextReplacer(changes: readonly ValueChange[]): TextReplacer {
  const documentChanges = changes.filter(isDocument)
  const otherChanges = changes.filter((change) => !isDocument(change))
  const pattern = new RegExp(
    documentChanges.map((change) => `(${buildValuePattern(change)})`).join('|'),
    'gi',
  )
  return (text, key) => {
    const change = otherChanges.find((one) => isExampleValue(one, text, key))
    if (change) return replaceValue(change, text)
    if (documentChanges.length === 0) return text
    return text.replace(pattern, (match: string, ...groups: (string | undefined)[]) => {
      const found = documentChanges[groups.findIndex((group) => group !== undefined)]
      return found ? replaceValue(found, match) : match
    })
  }
}

/**
 * Returns true if a text is the field's example value. An option of a select can be a common word, so its key
 * must match too.
 */
const isExampleValue = ({ field, exampleValue }: ValueChange, text: string, key: string) =>
  field.kind === 'select'
    ? key === field.name && text === exampleValue
    : findKind(field.kind).normalise(text) === exampleValue

/** Matches a document with any punctuation, but not inside a longer one. */
function buildValuePattern({ exampleValue }: ValueChange): string {
  // Signs are part of an e-mail address, and of a document only its layout.
  const separatorPattern = /\W/.test(exampleValue) ? '' : '[\\s().\\-/]{0,2}'
  const characters = [...exampleValue].map((character) => character.replace(/[^0-9A-Za-z]/, '\\$&'))
  return `(?<![0-9A-Za-z])\\(?${characters.join(separatorPattern)}(?![0-9A-Za-z])`
}

/** Returns the value of the query with the punctuation of the text that it replaces. */
function replaceValue({ field, exampleValue, queryValue }: ValueChange, text: string): string {
  if (text.toLowerCase() === exampleValue.toLowerCase()) return queryValue
  const isPunctuated = isDocument({ field }) && queryValue.length === exampleValue.length
  if (!isPunctuated || text === formatByKind(field.kind, exampleValue))
    return formatByKind(field.kind, queryValue)
  const characters = [...queryValue]
  return text.replace(/[0-9A-Za-z]/g, () => characters.shift() ?? '')
}

const digitPairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'))

/** Returns the normalised CNPJs of other branches of the company that occur in an answer. */
function findBranches(answer: Json, cnpj: string, rootLength: number): string[] {
  const root = [...cnpj.slice(0, rootLength)].join('\\.?')
  const found = JSON.stringify(answer).matchAll(new RegExp(`${root}/?\\w{4}-?\\d{2}(?!\\w)`, 'gi'))
  const branches = [...found].map(([text]) => text.replace(/\W/g, '').toUpperCase())
  return [...new Set(branches)].filter((branch) => branch !== cnpj)
}

/** Corrects the check digits, the last two; returns `undefined` if none are valid. */
function findSameBranch(field: Field, document: string): string | undefined {
  const start = document.slice(0, -2)
  const digits = digitPairs.find((pair) => validateValue(field, start + pair) === undefined)
  return digits && start + digits
}
