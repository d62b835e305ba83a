/**
 * Compares the documents that an answer repeats with those of the form. Codegen finds their paths in the examples; the
 * app, `verify`, `doctor` and the reference gateway refuse an answer that has another document there.
 */

import type { Field, FieldKind } from '../schema/field.ts'
import { valueAt } from './answer-path.ts'
import { isLeadKind } from './lead-kinds.ts'
import { removePrefix } from './phone-number.ts'
import type { ConsultaDefinition } from './resolved.ts'
import { normalizeEmail } from './sent-value.ts'

/** Returns true if values of a kind identify one subject. People share names. */
export const isEchoKind = (kind: FieldKind): boolean => isLeadKind(kind) && kind !== 'name'

/** Lengths of kinds that lose leading zeros if a source sends them as numbers. */
const lengths: Partial<Record<FieldKind, number>> = { cpf: 11, cnpj: 14, cns: 15, process: 20, cep: 8 }

/** The root of a CNPJ is the same for all branches of a company. */
const rootLength = 8

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
  const length = kind === 'cnpj' && path !== name ? rootLength : Number.POSITIVE_INFINITY
  return matches(own.slice(0, length), other.slice(0, length)) ? 'same' : 'other'
}

/** Writes a value of a kind in one way; empty if it is none of this kind. */
function canonicalize(kind: FieldKind, text: string): string {
  if (kind === 'email') return text.includes('@') ? normalizeEmail(text) : ''
  const characters = text.replace(/[^0-9A-Za-z*]/g, '').toUpperCase()
  if (kind === 'placa') return canonicalizePlate(characters)
  if (kind === 'phone') return canonicalizePhone(text)
  if (/[A-Z]/.test(characters) && !(kind === 'cnpj' && characters.length === lengths.cnpj)) return ''
  return characters === '' ? '' : characters.padStart(lengths[kind] ?? 0, '0')
}

/** Writes the Mercosul pattern as the old one: its letter A to J stands for a digit (Resolução Contran 969/2022). */
const canonicalizePlate = (plate: string) =>
  plate.length === 7
    ? plate.replace(
        /^(.{4})([A-J])/,
        (_, start: string, letter: string) => start + (letter.charCodeAt(0) - 65),
      )
    : ''

/** Leaves the ninth digit of a mobile number away, which older records lack. */
function canonicalizePhone(text: string): string {
  if (/[A-Za-z]/.test(text)) return ''
  const digits = removePrefix(text).replace(/[^0-9*]/g, '')
  return digits.length >= 10 ? digits.slice(0, 2) + digits.slice(-8) : ''
}

const matches = (asked: string, answered: string) =>
  asked.length === answered.length &&
  [...answered].every((character, index) => character === '*' || character === asked[index])
