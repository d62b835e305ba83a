import type { z } from 'zod'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { format as formats } from '../../../manifest/schema/format.ts'
import { findKindsByWords } from './key-dictionary.ts'
import { splitWords } from './key-words.ts'
import { isPersonal } from './personal.ts'
import type { AnswerSubject } from './subject.ts'
import { findInnerCpfs } from './taxpayers.ts'
import { detectKind, type ValueKind } from './value-kind.ts'

type FormatInput = z.input<typeof formats>

/** The keys of the manifest by which a value is shown. */
export type DisplayOptions = { format?: FormatInput; sensitive?: true }

/** The kind that the values of a key share; `text` where they differ, `empty` where there are none. */
export function sharedKind(keys: readonly string[], values: readonly Json[]): ValueKind {
  const kinds = new Set(values.map((value) => detectKind(keys, value)))
  kinds.delete('empty')
  const [first = 'empty'] = kinds
  if (kinds.size <= 1) return first
  const areAllIn = (...names: ValueKind[]) => [...kinds].every((kind) => names.includes(kind))
  if (areAllIn('cpf', 'cnpj')) return 'cpf'
  if (areAllIn('date', 'datetime')) return 'datetime'
  return areAllIn('number', 'currency') ? 'currency' : 'text'
}

/** Format and mask of the values of a key. */
export function chooseDisplayOptions(
  keys: readonly string[],
  values: readonly Json[],
  kind: ValueKind,
  subject: AnswerSubject,
): DisplayOptions {
  const key = keys.at(-1) ?? ''
  const format = chooseFormat(
    key,
    values,
    kind === 'empty' ? (findKindsByWords(splitWords(key))[0] ?? kind) : kind,
  )
  const isSensitive = isPersonal(key, kind, subject) || values.some((value) => isCpf(keys, value))
  return {
    ...(format && { format }),
    ...(isSensitive && !isHiddenBySource(values) && { sensitive: true }),
  }
}

/** Returns true for a CPF and for a text with one, also in a column of other values. */
const isCpf = (keys: readonly string[], value: Json) =>
  detectKind(keys, value) === 'cpf' || (typeof value === 'string' && findInnerCpfs(value).length > 0)

function isHiddenBySource(values: readonly Json[]): boolean {
  const texts = values.filter((value) => value !== null && value !== '')
  return texts.length > 0 && texts.every((value) => typeof value === 'string' && value.includes('***'))
}

const isFormat = (kind: string): kind is FormatInput => formats.options.some((format) => format === kind)

/** Numbers that are not amounts: 2019 is no year with a point in it. */
const identifierWords = /^(?:ano|year|numero|number|nr|num|codigo|code|cod|id|ddd|ibge|cep)$/

function chooseFormat(key: string, values: readonly Json[], kind: ValueKind): FormatInput | undefined {
  if (!isFormat(kind)) return undefined
  const numbers = values.map(Number).filter((value) => !Number.isNaN(value))
  // The format takes shares: 0.125 is 12,5%.
  if (kind === 'percent') {
    const isNumeric = values.every((value) => typeof value === 'number' || value === null)
    if (!isNumeric) return undefined
    return numbers.every((value) => Math.abs(value) <= 1) ? 'percent' : 'number'
  }
  if (kind === 'number') {
    const isIdentifier = splitWords(key).some((word) => identifierWords.test(word))
    return isIdentifier || numbers.length < values.length ? undefined : 'number'
  }
  // Amounts as text have cents; digits alone are a code that the source calls a value.
  if (kind === 'currency' && values.some((value) => typeof value === 'string' && /^\d+$/.test(value)))
    return undefined
  return kind
}
