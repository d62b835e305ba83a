/**
 * Compares the documents that an answer repeats with those of the form. Codegen finds their paths in the examples; the
 * app, `verify`, `doctor` and the reference gateway refuse an answer that has another document there.
 */

import { type FieldKind, findKind } from '../kinds/index.ts'
import type { Field } from '../schema/field.ts'
import { valueAt } from './answer-path.ts'
import type { ConsultaDefinition } from './resolved.ts'
import { stripPunctuation } from './sent-value.ts'

type Asked = { field: Pick<Field, 'name' | 'kind'>; value: string; path: string }

/** Returns the path of the first value that repeats another document than the query's. */
export function findOtherDocument(
  answer: unknown,
  { fields, echo = {} }: Pick<ConsultaDefinition, 'fields' | 'echo'>,
  values: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const asked = fields.flatMap((field) => {
    const value = values[field.name]
    return value ? (echo[field.name] ?? []).map((path): Asked => ({ field, value, path })) : []
  })
  return asked.find((one) => compareDocuments(one, valueAt(answer, one.path)) === 'other')?.path
}

/**
 * Compares the value at a path with the one that was asked. It is unknown if it is absent or no value of its kind. Digits
 * that the source hides as `*` match any. Outside the path with the field's name, as in `matriz.cnpj`, the branches of a
 * company are one document.
 */
export function compareDocuments(
  { field: { name, kind }, value, path }: Asked,
  answered: unknown,
): 'same' | 'other' | 'unknown' {
  const isText = typeof answered === 'string' || typeof answered === 'number'
  const [own, other] = [canonicalize(kind, value), isText ? canonicalize(kind, String(answered)) : '']
  if (!/[^*]/.test(other)) return 'unknown'
  const length = path === name ? undefined : findKind(kind).rootLength
  return matches(own.slice(0, length), other.slice(0, length)) ? 'same' : 'other'
}

function canonicalize(kind: FieldKind, text: string): string {
  const { canonical, length = 0 } = findKind(kind)
  if (canonical) return canonical(text)
  const characters = stripPunctuation(text)
  return characters === '' || /[A-Z]/.test(characters) ? '' : characters.padStart(length, '0')
}

const matches = (asked: string, answered: string) =>
  asked.length === answered.length &&
  [...answered].every((character, index) => character === '*' || character === asked[index])
